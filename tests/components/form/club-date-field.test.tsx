import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ClubDateField } from "@/components/form/club-date-field";

function Form({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <ClubDateField
        label="When"
        name="when"
        formats={{ dateFormat: "dd/MM/yyyy" }}
        value={value}
        min="2026-12-01"
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByRole("textbox", { name: "When" });
const stored = () => document.querySelector("output")?.textContent;
const calendar = () => document.querySelector<HTMLInputElement>("input[type=date]") as HTMLInputElement;

// jsdom has no calendar to open.
const showPicker = jest.fn();
beforeAll(() => {
  HTMLInputElement.prototype.showPicker = showPicker;
});
beforeEach(() => showPicker.mockClear());

test("a day is shown and typed in the club's format, and given as a day", async () => {
  render(<Form begin="2026-12-04" />);
  expect(field()).toHaveValue("04/12/2026");
  expect(field()).toHaveAttribute("placeholder", "DD/MM/YYYY");
  await userEvent.clear(field());
  expect(stored()).toBe("");
  await userEvent.type(field(), "5/1/2027");
  expect(stored()).toBe("2027-01-05");
  await userEvent.tab();
  expect(field()).toHaveValue("05/01/2027");
});

test("what is no day stays to be read and is what the form gets, once the field is left", async () => {
  render(<Form begin="" />);
  await userEvent.type(field(), "30/02/2026");
  expect(stored()).toBe("");
  await userEvent.tab();
  expect(stored()).toBe("30/02/2026");
  expect(field()).toHaveValue("30/02/2026");
});

test("a day of the device's calendar takes the place of what was typed; the calendar opens by a press and by Alt+Down", async () => {
  render(<Form begin="2026-12-04" />);
  expect(calendar()).toHaveValue("2026-12-04");
  expect(calendar()).toHaveAttribute("min", "2026-12-01");
  await userEvent.click(calendar());
  expect(showPicker).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), "x");
  fireEvent.change(calendar(), { target: { value: "2026-12-24" } });
  expect([stored(), (field() as HTMLInputElement).value]).toEqual(["2026-12-24", "24/12/2026"]);
  await userEvent.type(field(), "{Alt>}{ArrowDown}{/Alt}");
  expect(showPicker).toHaveBeenCalledTimes(2);
});

test("the keyboard and readers meet one field, not its calendar too", async () => {
  render(<Form begin="" />);
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  expect(calendar()).not.toHaveAttribute("name");
});

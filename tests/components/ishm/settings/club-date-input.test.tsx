import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { DatetimeField } from "@/components/form/datetime-field";
import { TimeField } from "@/components/form/time-field";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { officeWith, renderOffice } from "../office";

const european = {
  ...officeWith(),
  formats: clubFormats([
    { key: "C0190", values: ["10", "Asia/Seoul", "+09:00"] },
    { key: "C0200", values: ["33", "dd/MM/yyyy", "HH:mm", "dd/MM/yyyy HH:mm"] },
  ]),
};

type Props = { Field: typeof DateField; begin: string; min?: string };

function Form({ Field, begin, min }: Props) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <Field label="When" value={value} min={min} onChange={({ target }) => setValue(target.value)} />
      <output>{value}</output>
    </>
  );
}
const show = (props: Props, office = officeWith()) => renderOffice(<Form {...props} />, office);
const field = () => screen.getByRole("textbox", { name: "When" });
const stored = () => document.querySelector("output")?.textContent;

test("a day is shown and typed in the club's format, and stored as a day", async () => {
  show({ Field: DateField, begin: "2026-12-04" }, european);
  expect(field()).toHaveValue("04/12/2026");
  await userEvent.clear(field());
  expect(stored()).toBe("");
  await userEvent.type(field(), "5/1/2027");
  expect(stored()).toBe("2027-01-05");
  await userEvent.tab();
  expect(field()).toHaveValue("05/01/2027");
});

test("what is no day is what the form gets, once the field is left", async () => {
  show({ Field: DateField, begin: "2026-12-04" });
  await userEvent.clear(field());
  await userEvent.type(field(), "2026.02.30");
  expect(stored()).toBe("");
  await userEvent.tab();
  expect([stored(), field()]).toEqual(["2026.02.30", expect.objectContaining({ value: "2026.02.30" })]);
});

test("a day is picked by keys alone, and the focus returns to the button", async () => {
  show({ Field: DateField, begin: "2026-12-31", min: "2026-12-10" });
  const button = screen.getByRole("button", { name: "When Choose a date" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Calendar" });
  const day = (name: RegExp) => within(dialog).getByRole("button", { name });
  await screen.findByText("December 2026");
  await waitFor(() => expect(day(/December 31, 2026/)).toHaveFocus());
  expect(day(/December 9, 2026/)).toBeDisabled();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByText("January 2027")).toBeVisible();
  await userEvent.keyboard("{PageDown}{End}");
  expect(day(/February 6, 2027/)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(stored()).toBe("2027-02-06");
  expect(button).toHaveFocus();
});

test("a minute keeps its time when another day is picked", async () => {
  show({ Field: DatetimeField, begin: "2026-12-04T07:30" });
  expect(field()).toHaveValue("2026.12.04 07:30");
  await userEvent.click(screen.getByRole("button", { name: "When Choose a date" }));
  await userEvent.click(await screen.findByRole("button", { name: /December 8, 2026/ }));
  expect(stored()).toBe("2026-12-08T07:30");
});

test("a time is typed without a colon", async () => {
  show({ Field: TimeField, begin: "" });
  await userEvent.type(field(), "0730");
  expect(stored()).toBe("07:30");
  await userEvent.tab();
  expect(field()).toHaveValue("07:30");
});

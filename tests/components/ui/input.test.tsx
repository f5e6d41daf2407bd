import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Input } from "@/components/ui/input";

function Typed({ inputMode }: { inputMode: "numeric" | "text" }) {
  const [value, setValue] = useState("");
  return (
    <Input
      aria-label="count"
      inputMode={inputMode}
      maxLength={4}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

// seed 242
test("a whole number loses its commas while it is typed, and its full-width digits", async () => {
  render(<Typed inputMode="numeric" />);
  const field = screen.getByLabelText("count");
  await userEvent.type(field, "1,200");
  expect(field).toHaveValue("1200");
  fireEvent.change(field, { target: { value: "１２" } });
  expect(field).toHaveValue("12");
});

test("a comma in the middle goes, the caret stays", async () => {
  render(<Typed inputMode="numeric" />);
  const field = screen.getByLabelText("count") as HTMLInputElement;
  await userEvent.type(field, "120");
  await userEvent.type(field, ",", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field.value, field.selectionStart]).toEqual(["120", 1]);
});

test("a text keeps its commas", async () => {
  render(<Typed inputMode="text" />);
  await userEvent.type(screen.getByLabelText("count"), "a,b");
  expect(screen.getByLabelText("count")).toHaveValue("a,b");
});

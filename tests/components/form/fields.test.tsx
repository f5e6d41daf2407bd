import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckboxField } from "@/components/form/checkbox-field";
import { DateField } from "@/components/form/date-field";
import { PasswordField } from "@/components/form/password-field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";

const texts = { hint: "As on the card.", error: "Write the number.", requiredText: "(required)" };
const options = [{ value: "a", label: "A" }];

describe("fields", () => {
  test.each([
    ["text", <TextField key="f" label="Quantity" name="number" {...texts} />],
    ["date", <DateField key="f" label="Quantity" name="number" {...texts} />],
    ["textarea", <TextareaField key="f" label="Quantity" name="number" {...texts} />],
    ["select", <SelectField key="f" label="Quantity" name="number" options={options} {...texts} />],
    ["checkbox", <CheckboxField key="f" label="Quantity" name="number" {...texts} />],
    ["switch", <SwitchField key="f" label="Quantity" name="number" {...texts} />],
    [
      "password",
      <PasswordField key="f" label="Quantity" name="number" showLabel="Show" hideLabel="Hide" {...texts} />,
    ],
  ])("a %s field is named, described by error and hint, invalid and required", (_kind, field) => {
    render(field);
    const control = screen.getByLabelText(/^Quantity/);
    expect(control).toHaveAttribute("id", "number");
    expect(control).toHaveAccessibleDescription("Write the number. As on the card.");
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  test("a field without an error is neither invalid nor described by nothing", () => {
    render(<TextField label="Quantity" name="number" />);
    const control = screen.getByLabelText("Quantity");
    expect(control).not.toHaveAttribute("aria-invalid");
    expect(control).not.toHaveAttribute("aria-describedby");
  });

  test("a password can be pasted and shown", async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />);
    const control = screen.getByLabelText("Password");
    await user.click(control);
    await user.paste("correct horse");
    expect(control).toHaveValue("correct horse");
    expect(control).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(control).toHaveAttribute("type", "text");
    expect(screen.getByRole("button", { name: "Hide" })).toBeVisible();
  });

  test("radio options are one group with its name and error", async () => {
    const onChange = jest.fn();
    const both = [...options, { value: "b", label: "B" }];
    render(
      <RadioField label="Caddie" name="caddie" options={both} error="Choose one." onChange={onChange} />,
    );
    expect(screen.getByRole("group", { name: "Caddie" })).toHaveAccessibleDescription("Choose one.");
    await userEvent.click(screen.getByRole("radio", { name: "B" }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("radio", { name: "A" })).not.toBeChecked();
  });
});

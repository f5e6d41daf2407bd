import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { newPasswordFaults, noPassword } from "@/components/member/shared/new-password/new-password";
import { NewPasswordFields } from "@/components/member/shared/new-password/new-password-fields";
import type { PasswordRule } from "@/lib/shared/fields";
import { MemberTexts } from "../support";

const owner = { id: "hanbit77", clubWords: ["MS01", "Mirsol Country Club", "Mirsol"] };

function Fields({ rule }: { rule: PasswordRule }) {
  const form = useCheckedForm({ initial: noPassword, check: () => ({}), send: async () => null });
  return <NewPasswordFields rule={rule} owner={owner} form={form} />;
}

const metParts = () => document.querySelectorAll("[data-met]").length;

test("what of the rule is met is seen and said while typing", async () => {
  const user = userEvent.setup();
  render(<Fields rule="join" />, { wrapper: MemberTexts });
  expect(metParts()).toBe(0);
  expect(screen.getByRole("status")).toHaveTextContent("");
  await user.type(screen.getByLabelText(/^New password$/), "tee");
  expect(metParts()).toBe(3);
  expect(screen.getByRole("status")).toHaveTextContent("Does not meet the requirements yet");
  await user.type(screen.getByLabelText(/^New password$/), "-off-27");
  expect(metParts()).toBe(6);
  expect(screen.getByRole("status")).toHaveTextContent("Good");
  await user.type(screen.getByLabelText(/^New password$/), "-pines");
  expect(screen.getByRole("status")).toHaveTextContent("Very strong");
});

// seed 77
test("a name of the club that the server would refuse is not said to be no common word", async () => {
  render(<Fields rule="reset" />, { wrapper: MemberTexts });
  await userEvent.type(screen.getByLabelText(/^New password$/), "Mirsol2026!");
  expect(screen.getByText("Not your ID or a common word").closest("li")).not.toHaveAttribute("data-met");
});

test("both can be pasted, shown, and are known to managers as new ones", async () => {
  const user = userEvent.setup();
  render(<Fields rule="reset" />, { wrapper: MemberTexts });
  expect(screen.getByText("9 to 64 characters")).toBeVisible();
  const again = screen.getByLabelText(/^Confirm new password/);
  await user.click(again);
  await user.paste("tee-off-27");
  expect(again).toHaveValue("tee-off-27");
  expect(again).toHaveAttribute("autocomplete", "new-password");
  await user.click(screen.getAllByRole("button", { name: "Show password" })[1] as HTMLElement);
  expect(again).toHaveAttribute("type", "text");
});

// seed 77 235 236
test.each([
  ["", "", "join", { password: "missing" }],
  ["Abc12345", "Abc12345", "join", { password: "format" }],
  ["Abcd123!", "Abcd123!", "reset", { password: "format" }],
  ["Teee-o27", "Teee-o28", "join", { repeat: "unequal" }],
  ["Teeee-o27", "Teeee-o27", "join", { password: "repeat" }],
  ["hanbit77!", "hanbit77!", "join", { password: "guess" }],
  ["Password1!", "Password1!", "join", { password: "guess" }],
  ["Mirsol2026!", "Mirsol2026!", "reset", { password: "guess" }],
  ["tee-off-27", "tee-off-27", "join", {}],
] as const)("%j and %j by the rule %s is %j", (password, repeat, rule, faults) => {
  expect(newPasswordFaults({ password, repeat }, rule, owner)).toEqual(faults);
});

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { PasswordField } from "@/components/form/password-field";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { type SendResult, useCheckedForm } from "@/components/form/use-checked-form";
import { type FormDraft, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { isAnyDirty } from "@/lib/web/runtime/dirty";

const initial = { id: "", password: "", remember: false };
type Values = typeof initial;
type Options = { send?: (values: Values) => Promise<SendResult>; clearsOnChange?: boolean };

const check = ({ id, password }: Values) => ({
  id: id ? undefined : "Type the id.",
  password: password ? undefined : "Type the password.",
});

function SignIn({ send = async () => null, clearsOnChange = false }: Options) {
  const form = useCheckedForm({ initial, check, send, clearsOnChange });
  return <Fields form={form} />;
}

function Fields({ form }: { form: ReturnType<typeof useCheckedForm<Values>> }) {
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit}>
      <ErrorSummary title="Please correct" errors={form.errors} attempt={form.attempt} />
      <p role="alert">{form.refusal}</p>
      <TextField {...form.field("id")} label="ID" />
      <PasswordField {...form.field("password")} label="Password" showLabel="Show" hideLabel="Hide" />
      <CheckboxField {...form.box("remember")} label="Remember" />
      <SubmitButton form={form}>Send</SubmitButton>
    </form>
  );
}

const id = () => screen.getByLabelText("ID");
const password = () => screen.getByLabelText("Password");
const press = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const summary = () => screen.findByRole("region", { name: "Please correct" });
async function fill(): Promise<void> {
  await userEvent.type(id(), "kimmiru");
  await userEvent.type(password(), "Mirsol2026!");
}

describe("a checked form", () => {
  test("names what is missing in the order of the page, focuses the summary and sends nothing", async () => {
    const send = jest.fn(async () => null);
    render(<SignIn send={send} />);
    await press();
    await waitFor(async () => expect(await summary()).toHaveFocus());
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Type the id.",
      "Type the password.",
    ]);
    expect(id()).toHaveAccessibleDescription("Type the id.");
    expect(send).not.toHaveBeenCalled();
  });

  test("each attempt moves the focus again, typing in between does not", async () => {
    render(<SignIn />);
    await press();
    await waitFor(async () => expect(await summary()).toHaveFocus());
    await userEvent.type(id(), "k");
    expect(id()).toHaveFocus();
    await press();
    await waitFor(async () => expect(await summary()).toHaveFocus());
  });

  test("the window's title begins with what is wrong, and is as it was once nothing is (A-09)", async () => {
    document.title = "Sign in";
    render(<SignIn />);
    await press();
    await waitFor(() => expect(document.title).toBe("Please correct · Sign in"));
    await fill();
    await press();
    await waitFor(() => expect(document.title).toBe("Sign in"));
  });

  test("a line of the summary leads to its field", async () => {
    render(<SignIn />);
    await press();
    await userEvent.click(await screen.findByRole("link", { name: "Type the password." }));
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
  });

  test("an error stays until the next attempt, or goes with the first change where that is wanted", async () => {
    const { unmount } = render(<SignIn />);
    await press();
    await userEvent.type(id(), "k");
    expect(id()).toBeInvalid();
    unmount();
    render(<SignIn clearsOnChange />);
    await press();
    await userEvent.type(id(), "k");
    expect(id()).toBeValid();
    expect(password()).toBeInvalid();
  });

  test("sends the values once, however often the button is pressed meanwhile", async () => {
    let answer = (_result: SendResult) => {};
    const send = jest.fn(() => new Promise<SendResult>((resolve) => (answer = resolve)));
    render(<SignIn send={send} />);
    await fill();
    await userEvent.type(id(), "{Enter}{Enter}");
    await press();
    expect(send.mock.calls).toEqual([[{ id: "kimmiru", password: "Mirsol2026!", remember: false }]]);
    await act(async () => answer(null));
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("stays busy and sends nothing more when another page is about to open", async () => {
    const send = jest.fn(async () => "leaving" as const);
    render(<SignIn send={send} />);
    await fill();
    await press();
    const button = screen.getByRole("button", { name: "Send" });
    expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.type(id(), "{Enter}");
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("a refusal stands at its field, at no field when it is about the whole form, or at the button", async () => {
    const refusals: SendResult[] = [
      { fieldId: "id", message: "No such id." },
      { fieldId: "password", message: "Id or password is wrong.", isWhole: true },
      { fieldId: null, message: "Try again later." },
    ];
    render(<SignIn send={async () => refusals.shift() ?? null} />);
    await fill();
    await press();
    await waitFor(() => expect(id()).toHaveAccessibleDescription("No such id."));
    await waitFor(async () => expect(await summary()).toHaveFocus());
    await press();
    await waitFor(async () => expect(await summary()).toHaveTextContent("Id or password is wrong."));
    expect(password()).toBeValid();
    await press();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Try again later."));
    expect(screen.queryByRole("region")).toBeNull();
    expect(id()).toHaveValue("kimmiru");
  });

  test("what was typed and ticked before the script ran is taken over; until then it cannot be sent", async () => {
    const send = jest.fn(async () => null);
    const root = document.createElement("div");
    document.body.append(root);
    root.innerHTML = renderToString(<SignIn send={send} />);
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    await fill();
    await userEvent.click(screen.getByLabelText("Remember"));
    const page = await act(async () => hydrateRoot(root, <SignIn send={send} />));
    await press();
    expect(send).toHaveBeenCalledWith({ id: "kimmiru", password: "Mirsol2026!", remember: true });
    await act(async () => page.unmount());
    root.remove();
  });
});

function Saved({ draft }: { draft: FormDraft }) {
  const form = useSavedForm<Values>({ draft, dirtyKey: "test", initial, check, send: async () => null });
  return (
    <>
      <Fields form={form} />
      <p>{form.isRestored ? "restored" : "new"}</p>
      <button type="button" onClick={form.forget}>
        Forget
      </button>
    </>
  );
}

describe("a saved form", () => {
  const drafts = (saved: Readonly<Record<string, unknown>> = {}) => {
    const state = { saved };
    const draft: FormDraft = { read: () => state.saved, write: (changes) => (state.saved = changes) };
    return { state, draft };
  };

  test("saves the changes and never a password; the next visit finds them", async () => {
    const { state, draft } = drafts();
    const { unmount } = render(<Saved draft={draft} />);
    expect(screen.getByText("new")).toBeVisible();
    await fill();
    expect(state.saved).toEqual({ id: "kimmiru" });
    expect(isAnyDirty()).toBe(true);
    unmount();
    expect(isAnyDirty()).toBe(false);
    render(<Saved draft={draft} />);
    expect(await screen.findByText("restored")).toBeVisible();
    expect(id()).toHaveValue("kimmiru");
    expect(password()).toHaveValue("");
  });

  test("takes of what was saved only fields that it has, in their own shape, and no password", async () => {
    const { draft } = drafts({ id: 7, password: "Mirsol2026!", remember: true, other: "x" });
    render(<Saved draft={draft} />);
    expect(await screen.findByText("restored")).toBeVisible();
    expect(id()).toHaveValue("");
    expect(password()).toHaveValue("");
    expect(screen.getByLabelText("Remember")).toBeChecked();
  });

  test("forgets what was sent or given up", async () => {
    const { state, draft } = drafts({ id: "kimmiru" });
    render(<Saved draft={draft} />);
    await screen.findByText("restored");
    await userEvent.click(screen.getByRole("button", { name: "Forget" }));
    expect(state.saved).toEqual({});
    expect(isAnyDirty()).toBe(false);
  });
});

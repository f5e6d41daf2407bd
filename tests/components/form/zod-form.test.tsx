import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { z } from "zod";
import { errorList } from "@/components/form/error-list";
import { ErrorSummary } from "@/components/form/error-summary";
import { TextField } from "@/components/form/text-field";
import { useZodForm } from "@/components/form/use-zod-form";

const schema = z.object({
  loginId: z.string().min(4, "loginId.short"),
  email: z.email("email.form"),
});
const sentences: Record<string, string> = {
  "loginId.short": "Use at least 4 letters.",
  "email.form": "Write an address like name@club.kr.",
  "MSG.4001": "This id is taken.",
  "MSG.5000": "Try again later.",
};
const say = (key: string) => sentences[key] ?? key;
const taken = { code: 4001, msgCode: "MSG.4001", msgVar: ["abcd"] };

type SignUpProps = { onSend?: (values: z.output<typeof schema>) => void; refusal?: typeof taken };

function SignUp({ onSend, refusal }: SignUpProps) {
  const { register, handleSubmit, formState, applyFailure } = useZodForm(schema, {
    defaultValues: { loginId: "", email: "" },
    failureField: ({ code }) => (code === 4001 ? "loginId" : null),
  });
  const { errors, submitCount } = formState;
  const send = handleSubmit((values) => {
    onSend?.(values);
    if (refusal) applyFailure(refusal);
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary title="Please correct" errors={errorList(errors, say)} attempt={submitCount} />
      {errors.root?.server ? <p role="alert">{say(errors.root.server.message ?? "")}</p> : null}
      <TextField
        label="ID"
        {...register("loginId")}
        error={errors.loginId && say(errors.loginId.message ?? "")}
      />
      <TextField
        label="Email"
        {...register("email")}
        error={errors.email && say(errors.email.message ?? "")}
      />
      <button type="submit">Send</button>
    </form>
  );
}

async function send(values: { id: string; email: string }, props: SignUpProps = {}) {
  const user = userEvent.setup();
  render(<SignUp {...props} />);
  await user.type(screen.getByLabelText("ID"), values.id || " {Backspace}");
  await user.type(screen.getByLabelText("Email"), values.email);
  await user.click(screen.getByRole("button", { name: "Send" }));
  return user;
}

describe("a form with a schema", () => {
  test("a failed attempt moves the focus to the summary, not to the first field", async () => {
    const onSend = jest.fn();
    await send({ id: "ab", email: "nobody" }, { onSend });
    const summary = await screen.findByRole("region", { name: "Please correct" });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent("Use at least 4 letters.");
    expect(summary).toHaveTextContent("Write an address like name@club.kr.");
    expect(onSend).not.toHaveBeenCalled();
  });

  test("each attempt moves it again, typing in between does not", async () => {
    const user = await send({ id: "ab", email: "nobody" });
    const summary = await screen.findByRole("region", { name: "Please correct" });
    await user.type(screen.getByLabelText("ID"), "c");
    expect(screen.getByLabelText("ID")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(summary).toHaveFocus());
  });

  test("the window's title begins with what is wrong, and is as it was once nothing is (A-09)", async () => {
    document.title = "Sign up";
    const user = await send({ id: "ab", email: "a@club.kr" });
    await waitFor(() => expect(document.title).toBe("Please correct · Sign up"));
    await user.type(screen.getByLabelText("ID"), "cd");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(document.title).toBe("Sign up"));
  });

  test("a line of the summary leads to its field", async () => {
    const user = await send({ id: "abcd", email: "nobody" });
    await user.click(await screen.findByRole("link", { name: /Write an address/ }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toBeInvalid();
  });

  test("good values reach the caller and no summary is shown", async () => {
    const onSend = jest.fn();
    await send({ id: "abcd", email: "a@club.kr" }, { onSend });
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ loginId: "abcd", email: "a@club.kr" }));
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("a refusal of the server stands at its field and in the summary, which takes the focus", async () => {
    await send({ id: "abcd", email: "a@club.kr" }, { refusal: taken });
    await waitFor(() => expect(screen.getByLabelText("ID")).toHaveAccessibleDescription("This id is taken."));
    await waitFor(() => expect(screen.getByRole("region", { name: "Please correct" })).toHaveFocus());
  });

  test("a refusal of no field is an error of the whole form", async () => {
    await send(
      { id: "abcd", email: "a@club.kr" },
      { refusal: { code: 5000, msgCode: "MSG.5000", msgVar: [] } },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Try again later.");
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("errorList", () => {
  test("a nested field is named by its path", () => {
    const errors = { members: [undefined, { name: { type: "min", message: "short" } }] };
    expect(errorList<{ members: { name: string }[] }>(errors, say)).toEqual([
      { fieldId: "members.1.name", message: "short" },
    ]);
  });
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";

function EnglishLink({ to, ...native }: { to: string; className?: string; children?: string }) {
  return <a href={`/en${to}`} {...native} />;
}

function BookingForm({ onSend }: { onSend: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    setIsBusy(true);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="name" />
      <Button type="submit" isBusy={isBusy} busyText="Sending">
        Send
      </Button>
    </form>
  );
}

describe("Button", () => {
  test("a busy button sends nothing a second time, by press or by Enter", async () => {
    const user = userEvent.setup();
    const onSend = jest.fn();
    render(<BookingForm onSend={onSend} />);
    await user.dblClick(screen.getByRole("button", { name: "Send" }));
    await user.type(screen.getByLabelText("name"), "x{Enter}");
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test("a busy button says what is happening and keeps the focus", async () => {
    const user = userEvent.setup();
    render(<BookingForm onSend={() => {}} />);
    await user.click(screen.getByRole("button", { name: "Send" }));
    const button = screen.getByRole("button", { name: "Sending" });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toHaveAttribute("aria-disabled", "true");
  });

  test("a link that looks like a button stays a link of the caller's kind", () => {
    render(
      <ButtonLink as={EnglishLink} to="/course">
        Course
      </ButtonLink>,
    );
    expect(screen.getByRole("link", { name: "Course" })).toHaveAttribute("href", "/en/course");
  });
});

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

function Page({ isDismissible = true }: { isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <main data-testid="page">
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
      </main>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isDismissible={isDismissible}
        title="Session ended"
        description="Sign in again."
        footer={
          <>
            <Button variant="outline">Later</Button>
            <Button onClick={() => setIsOpen(false)}>Sign in</Button>
          </>
        }
      />
    </>
  );
}

async function open(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "Session ended" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Later" })).toHaveFocus());
  return { user, dialog };
}

describe("Dialog", () => {
  test("is modal, named and described, and the page behind is out of reach", async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAttribute("aria-modal", "true");
    expect(dialog).toHaveAccessibleDescription("Sign in again.");
    expect(screen.getByTestId("page").closest("[aria-hidden='true'], [inert]")).not.toBeNull();
  });

  test("keeps the focus inside in both directions", async () => {
    const { user, dialog } = await open();
    for (const keys of ["{Tab}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}"]) {
      await user.keyboard(keys);
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  });

  test("Esc closes it and the focus returns to its opener", async () => {
    const { user } = await open();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
  });

  test("one that must be answered stays on Esc and closes by its button", async () => {
    const { user } = await open(<Page isDismissible={false} />);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

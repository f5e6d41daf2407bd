import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NoticeSheet } from "@/components/site/popup/notice-sheet";

const at = (isWide: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
};
function show(onClose = jest.fn()) {
  render(
    <>
      <a href="/reservation">Reservation</a>
      <NoticeSheet title="Our terms change" words={{ show: "Show", close: "Close" }} onClose={onClose}>
        <p>In force from 2026.12.14</p>
      </NoticeSheet>
    </>,
  );
  return onClose;
}

test("announcements leave the focus where it is, and one act or Esc puts them away", async () => {
  at(true);
  const onClose = show();
  expect(document.body).toHaveFocus();
  expect(screen.getByText("In force from 2026.12.14")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("on a phone they are one line until somebody asks", async () => {
  at(false);
  show();
  expect(screen.getByRole("dialog", { name: "Our terms change" })).toBeVisible();
  expect(screen.queryByText("In force from 2026.12.14")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(screen.getByText("In force from 2026.12.14")).toBeVisible();
});

test("an Esc that a dialogue above takes is not theirs", async () => {
  at(true);
  const onClose = show();
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  dialog.remove();
});

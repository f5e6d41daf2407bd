import { screen, within } from "@testing-library/react";
import { DeadlineList } from "@/components/member/mypage/home/deadline-list";
import { WarningList } from "@/components/member/mypage/home/warning-list";
import type { Deadline, Warning } from "@/lib/web/my/pending-items";
import { context, showMine } from "./my-page";

const months = ["03", "04", "05", "06", "07", "08", "09"];
const clock = { now: () => 0, here: (moment: string) => Date.parse(moment), today: () => "2026-11-28" };

test("the head of a group with a season of rounds reads the next five, and where the others are", () => {
  const warnings = months.map(
    (month, place): Warning => ({
      kind: "companions",
      bookingIdx: place,
      day: `2027-${month}-10`,
      missing: 12,
    }),
  );
  const deadlines = months.map(
    (month, idx): Deadline => ({
      kind: "free",
      idx,
      day: `2027-${month}-10`,
      until: `2027-${month}-07T17:00:00+09:00`,
    }),
  );
  showMine(
    <>
      <WarningList warnings={warnings} context={context} />
      <DeadlineList deadlines={deadlines} context={context} clock={clock} />
    </>,
  );
  for (const name of ["Please note", "Upcoming deadlines"]) {
    const list = within(screen.getByRole("region", { name }));
    expect(list.getAllByRole("listitem")).toHaveLength(5);
    expect(list.getByRole("link", { name: "2 more in your bookings" })).toHaveAttribute(
      "href",
      "/mypage/bookings",
    );
  }
});

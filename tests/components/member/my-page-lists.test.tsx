import { screen, within } from "@testing-library/react";
import { DeadlineList } from "@/components/member/mypage/home/deadline-list";
import { NextRound } from "@/components/member/mypage/home/next-round";
import type { Home } from "@/components/member/mypage/home/use-home";
import { WarningList } from "@/components/member/mypage/home/warning-list";
import type { CallOutput } from "@/lib/contract/routes";
import type { Deadline, Warning } from "@/lib/web/my/pending-items";
import { mockCall, mockServer } from "@/tests/support/msw";
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

describe("the head of my page", () => {
  const last = { bookingIdx: 500_001 } as CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
  const round = {
    ...last,
    playDate: "2026-12-16",
    teeTime: "07:21",
    courseName: "Mir Course",
    playerCount: 4,
    players: [{ name: "Kim Miru", isBooker: true, memberIdx: 100_001 }],
  } as unknown as Home["next"];
  const answer = { list: [last], total: 1, page: 1, size: 1 };
  mockServer(mockCall("GET /my-reservation/bookings/{id}", () => answer));
  const head = (next: Home["next"], isSuspended: boolean) =>
    showMine(
      <NextRound
        round={next}
        today="2026-12-01"
        memberIdx={100_001}
        isSuspended={isSuspended}
        context={context}
      />,
    );
  const links = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

  test("leads to the calendar and to the last party where no round is ahead, and to nothing while suspended", async () => {
    const free = head(null, false);
    expect(await screen.findByRole("link", { name: "Book again with the same group" })).toBeVisible();
    expect(links()).toHaveLength(2);
    free.unmount();
    head(null, true);
    expect(screen.getByRole("heading", { name: "No upcoming rounds" })).toBeVisible();
    expect(links()).toEqual([]);
  });

  test("a suspended member sees the next round without the way to another one", () => {
    const free = head(round, false);
    expect(links()).toHaveLength(2);
    free.unmount();
    head(round, true);
    expect(links()).toEqual(["View booking"]);
  });
});

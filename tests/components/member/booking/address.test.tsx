import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useBookingAddress } from "@/components/member/booking/use-booking-address";
import { visit } from "@/tests/support/web/navigation";
import { show } from "./scene";

function Day() {
  const { date, goTo } = useBookingAddress();
  return (
    <>
      <p data-testid="day">{date ?? "none"}</p>
      <button type="button" onClick={() => goTo({ date: "2026-11-26" })}>
        26
      </button>
      <button type="button" onClick={() => goTo({ date: "2026-11-27" })}>
        27
      </button>
    </>
  );
}

const leave = (way: "back" | "forward") =>
  act(async () => {
    const done = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    window.history[way]();
    await done;
  });

test("the day shown is the address's, back and forward too", async () => {
  visit("/reservation");
  show(<Day />);
  const day = () => screen.getByTestId("day").textContent;
  await userEvent.click(screen.getByRole("button", { name: "26" }));
  expect(day()).toBe("2026-11-26");
  await userEvent.click(screen.getByRole("button", { name: "27" }));
  await leave("back");
  expect(day()).toBe("2026-11-26");
  await leave("back");
  expect(day()).toBe("none");
  await leave("forward");
  expect(day()).toBe("2026-11-26");
});

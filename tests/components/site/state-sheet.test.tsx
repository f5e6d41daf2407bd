import { render, screen } from "@testing-library/react";
import { StateSheet } from "@/components/club/state-sheet";

const words = { title: "Opening soon", message: "We are preparing our new site." };

test("a club that has a number says whom to call", () => {
  render(<StateSheet {...words} contact="For bookings, please call 01632 960181." />);
  expect(screen.getByText("For bookings, please call 01632 960181.")).toBeInTheDocument();
});

test("a club in set-up that has entered no number says nothing of calling", () => {
  const { container } = render(<StateSheet {...words} />);
  expect(screen.getByRole("heading", { name: "Opening soon" })).toBeInTheDocument();
  expect(container).toHaveTextContent(/^Opening soonWe are preparing our new site\.$/);
});

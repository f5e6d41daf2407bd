import { render, screen } from "@testing-library/react";
import { ErrorView } from "@/components/site/state/error-view";

const texts = {
  title: "Something went wrong",
  message: "Please try again.",
  statusCode: "Status code 503",
  toAdmin: "Go to the back office",
  home: "Home",
};

// seed 71 114 115 116 117
test("the error page has title, message, status code and the ways to the back office and home", () => {
  render(<ErrorView homePath="/ko" texts={texts} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.title);
  expect(screen.getByText(texts.message)).toBeVisible();
  expect(screen.getByText("Status code 503")).toBeVisible();
  expect(screen.getByRole("link", { name: texts.toAdmin })).toHaveAttribute("href", "/ishm");
  expect(screen.getByRole("link", { name: texts.home })).toHaveAttribute("href", "/ko");
});

// seed 116
test("an error page that knows no status claims none", () => {
  render(<ErrorView homePath="/" texts={{ ...texts, statusCode: null }} />);
  expect(screen.queryByText(/\d{3}/)).toBeNull();
});

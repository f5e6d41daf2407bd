import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { RichText } from "@/components/ui/layout/rich-text";
import messages from "@/messages/en.json";

const show = (html: string) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RichText html={html} lang="ko" />
    </NextIntlClientProvider>,
  );

describe("rich text on a page", () => {
  test("says around the text, in the reader's language, what its parts are", () => {
    show(
      '<aside data-callout="caution"><p>비</p></aside><table><tbody><tr><td>1</td></tr></tbody></table><script>x()</script>',
    );
    expect(screen.getByRole("note")).toHaveTextContent("Please note");
    expect(screen.getByRole("group", { name: "Table" })).toHaveAttribute("tabindex", "0");
    expect(document.querySelector("script")).toBeNull();
  });

  test("loads a video only once somebody starts it, in a frame that may do little", async () => {
    show('<figure data-video="vimeo:76979871">The tenth hole</figure>');
    const link = screen.getByRole("link", { name: "Play video: The tenth hole" });
    expect(link).toHaveAttribute("href", "https://vimeo.com/76979871");
    expect(document.querySelector("iframe")).toBeNull();
    await userEvent.click(link);
    const frame = await screen.findByTitle("Play video: The tenth hole");
    expect(frame).toHaveAttribute("src", "https://player.vimeo.com/video/76979871?autoplay=1");
    expect(frame.getAttribute("sandbox")).not.toMatch(/allow-(top-navigation|forms|modals|downloads)/);
    expect(frame).toHaveFocus();
  });
});

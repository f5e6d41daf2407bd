import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import { Ruler } from "@/components/ui/layout/ruler";
import { Menu } from "@/components/ui/menu";
import { Pagination } from "@/components/ui/pagination";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";

const labels = {
  navigation: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number) => `Page ${page}`,
};

describe("cn", () => {
  test("a size of ours does not push out a colour, a later size does push out an earlier one", () => {
    expect(cn("text-hero text-ink", "text-caption")).toBe("text-ink text-caption");
  });
});

describe("Icon", () => {
  test("is silent beside a word and named alone", () => {
    const { container, rerender } = render(<Icon name="bell" />);
    expect(container).toHaveTextContent("");
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    rerender(<Icon name="bell" label="Notices" />);
    expect(container).toHaveTextContent("Notices");
  });
});

describe("Ruler", () => {
  test("a named ruler is a progress bar of 27 and never leaves its range", () => {
    const { rerender } = render(<Ruler label="Tee sheet" progress={40} />);
    expect(screen.getByRole("progressbar", { name: "Tee sheet" })).toHaveAttribute("aria-valuenow", "27");
    rerender(<Ruler label="Tee sheet" progress={9.8} />);
    expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "9");
  });

  test("without a name it is decoration", () => {
    const { container } = render(<Ruler progress={3} />);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});

describe("Pagination", () => {
  test("pages are links that say where they lead, the current one is marked", () => {
    render(<Pagination page={2} pageCount={9} labels={labels} hrefOf={(page) => `/notice?page=${page}`} />);
    expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "/notice?page=3");
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });

  test("the first page has no way back, and pages can be events", async () => {
    const onPage = jest.fn();
    render(<Pagination page={1} pageCount={3} labels={labels} onPage={onPage} />);
    expect(screen.queryByRole("button", { name: "Previous" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Page 3" }));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});

describe("Table", () => {
  test("tells the sorted column and the selected row to assistive technology", () => {
    render(
      <Table label="Notices">
        <TableHead>
          <tr>
            <TableHeader sort="descending">Changed</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          <TableRow state="selected">
            <TableCell>212</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    expect(screen.getByRole("table", { name: "Notices" })).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Changed" })).toHaveAttribute("aria-sort", "descending");
    expect(screen.getByRole("row", { selected: true })).toHaveTextContent("212");
  });
});

describe("Checkbox", () => {
  test("shows that only some are chosen", () => {
    render(<Checkbox aria-label="All" isIndeterminate />);
    expect(screen.getByRole("checkbox", { name: "All" })).toBePartiallyChecked();
  });
});

function LanguageTabs() {
  const [value, setValue] = useState("ko");
  const items = [
    { value: "ko", label: "Korean", panel: <p>ko text</p> },
    { value: "en", label: "English", panel: <p>en text</p> },
  ];
  return <Tabs label="Languages" items={items} value={value} onValueChange={setValue} />;
}

describe("Tabs", () => {
  test("arrows move between the tabs and show their panel", async () => {
    const user = userEvent.setup();
    render(<LanguageTabs />);
    await user.click(screen.getByRole("tab", { name: "Korean" }));
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByText("en text")).toBeVisible();
    expect(screen.getByRole("tab", { name: "English" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("Menu", () => {
  test("opens by keyboard, runs the entry and gives the focus back", async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    render(
      <Menu
        trigger={<button type="button">Account</button>}
        entries={[
          { kind: "link", key: "me", label: "Profile", href: "/me" },
          { kind: "action", key: "out", label: "Sign out", onSelect },
        ]}
      />,
    );
    const trigger = screen.getByRole("button", { name: "Account" });
    trigger.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "/me");
    await user.click(screen.getByRole("menuitem", { name: "Sign out" }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});

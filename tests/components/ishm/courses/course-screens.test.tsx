import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CourseEditorView } from "@/components/ishm/courses/card/course-editor-view";
import { CoursesView } from "@/components/ishm/courses/list/courses-view";
import type { CourseChange, NewCourse, PlayOrder } from "@/lib/contract/tee-sheets/ops-courses";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { drawnCourse, secondCourse } from "./nine";

let saves: MockedCall[] = [];
const removed = {
  courseCode: "3",
  names: { en: "Baram" },
  fullNames: { en: "Baram Course" },
  courseName: "Baram",
  fullName: "Baram Course",
  deletedAt: "2026-11-20T09:00:00+09:00",
  deletedBy: "ssadmin1",
  purgeAt: "2026-12-20T09:00:00+09:00",
};
const keep = (sent: MockedCall) => void saves.push(sent);

mockServer(
  mockCall("GET /site/scene", () => ({
    terrain: "pine-hills" as const,
    building: "timber" as const,
    seed: "",
  })),
  mockCall("GET /ops/courses", () => ({ list: [drawnCourse(), secondCourse()], removed: [removed] })),
  mockCall("GET /ops/courses/{id}", () => drawnCourse()),
  mockCall("PUT /ops/courses/{id}", (sent) => {
    keep(sent);
    return { courseCode: "1", version: 5, stretched: [2] };
  }),
  mockCall("POST /ops/courses", (sent) => {
    keep(sent);
    return { courseCode: "4", version: 1 };
  }),
  mockCall("PUT /ops/course-order", (sent) => {
    keep(sent);
    return { updated: 2 };
  }),
  mockCall("DELETE /ops/courses/{id}", () => refuse("CRS_SOLD", "12", "2026-12-24")),
  mockCall("POST /ops/courses/{id}/restore", (sent) => {
    keep(sent);
    return { courseCode: "3", version: 2 };
  }),
);

beforeEach(() => {
  saves = [];
  visit("/ishm/ops/courses");
});

const cell = (name: string) => screen.findByRole("textbox", { name });
const type = async (name: string, text: string) => {
  const input = await cell(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

describe("the courses", () => {
  test("stand with their nine drawn, their numbers and the way to each hole", async () => {
    renderOffice(<CoursesView />);
    expect(await screen.findByRole("img", { name: "Layout of Mir Course" })).toBeVisible();
    const holes = screen.getByRole("list", { name: "Sol Course: holes" });
    expect(within(holes).getAllByRole("link")).toHaveLength(9);
    expect(within(holes).getByRole("link", { name: "Sol, hole 3 par 3" })).toHaveAttribute(
      "href",
      "/ishm/ops/courses/holes/203",
    );
  });

  test("one that is sold stays, and the dialog says how many tee times and until when", async () => {
    renderOffice(<CoursesView />);
    await userEvent.click(await screen.findByRole("button", { name: "Remove Mir Course" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
    expect(
      await screen.findByText(/^12 tee times on this course are booked, the last on 2026-12-24/),
    ).toBeVisible();
  });

  test("an order that closes no circle is not sent; one that does goes with all versions", async () => {
    renderOffice(<CoursesView />);
    const next = await screen.findByRole("combobox", { name: "After Mir" });
    await userEvent.selectOptions(next, "same course again");
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    expect(saves).toHaveLength(0);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "After Sol" }), "same course again");
    await userEvent.click(screen.getByRole("button", { name: "Move Sol up" }));
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    const body = saves[0]?.body as PlayOrder | undefined;
    expect(body?.courses).toEqual([
      { courseCode: "2", nextCourse: "2", version: 4 },
      { courseCode: "1", nextCourse: "1", version: 4 },
    ]);
  });

  test("a removed one is brought back", async () => {
    renderOffice(<CoursesView />);
    await userEvent.click(await screen.findByRole("button", { name: "Restore Baram Course" }));
    await waitFor(() => expect(saves[0]?.params.id).toBe("3"));
  });
});

describe("the card", () => {
  test("sums up as it is typed, and goes on by Tab and by arrows", async () => {
    renderOffice(<CourseEditorView number={1} />);
    await type("Hole 1, Par", "5");
    const sums = screen.getByRole("row", { name: /^Total/ });
    expect(within(sums).getByText("37")).toBeVisible();
    await userEvent.tab();
    expect(await cell("Hole 1, Stroke index")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(await cell("Hole 2, Stroke index")).toHaveFocus();
  });

  test("takes cells of a spreadsheet from the focused one on, and leaves the others", async () => {
    renderOffice(<CourseEditorView number={1} />);
    const rest = (await cell("Hole 8, Black (m)")) as HTMLInputElement;
    const before = rest.value;
    await userEvent.click(await cell("Hole 8, Par"));
    await userEvent.paste("5\t12\r\n3\t 14 \t\t\t\t\t999\r\n4\t1\r\n");
    expect(await cell("Hole 8, Par")).toHaveValue("5");
    expect(await cell("Hole 8, Stroke index")).toHaveValue("12");
    expect(await cell("Hole 9, Par")).toHaveValue("3");
    expect(await cell("Hole 9, Stroke index")).toHaveValue("14");
    expect(rest).toHaveValue(before);
    await userEvent.clear(await cell("Hole 1, Par"));
    await userEvent.paste("4");
    expect(await cell("Hole 1, Par")).toHaveValue("4");
  });

  const pasteAt = (at: HTMLElement, text: string) =>
    fireEvent.paste(at, { clipboardData: { getData: () => text } });

  test("takes a block from its own column on, its last line end begins no further row", async () => {
    renderOffice(<CourseEditorView number={1} />);
    const [par, next] = await Promise.all([cell("Hole 3, Par"), cell("Hole 4, Stroke index")]);
    const before = [par, next].map((one) => (one as HTMLInputElement).value);
    // Not let through: the browser would put the whole block into one cell.
    expect(pasteAt(await cell("Hole 3, Stroke index"), "7\t412\r\n")).toBe(false);
    expect(await cell("Hole 3, Stroke index")).toHaveValue("7");
    expect(await cell("Hole 3, Black (m)")).toHaveValue("412");
    expect([par, next].map((one) => (one as HTMLInputElement).value)).toEqual(before);
    expect(pasteAt(par, "4")).toBe(true);
  });

  test("that may only be read takes nothing", async () => {
    renderOffice(<CourseEditorView number={1} />, officeWith(readOnly));
    const par = (await cell("Hole 3, Par")) as HTMLInputElement;
    const before = par.value;
    expect(pasteAt(par, "3\t7")).toBe(true);
    expect(par).toHaveValue(before);
  });

  test("says what is wrong with a hole, and is saved when it is right", async () => {
    renderOffice(<CourseEditorView number={1} />);
    await type("Hole 2, Stroke index", "1");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await cell("Hole 2, Stroke index")).toBeInvalid();
    expect(saves).toHaveLength(0);
    await type("Hole 2, Stroke index", "2");
    await type("Hole 2, Black (m)", "500");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    const body = saves[0]?.body as CourseChange;
    expect(body.holes[1]).toMatchObject({ hdcp: 2, distances: { black: 500 } });
    expect(body.version).toBe(4);
    expect(await screen.findByText(/drawings of holes 2 were adjusted/)).toBeInTheDocument();
  });

  test("of a new course has to be whole before it is sent", async () => {
    renderOffice(<CourseEditorView number={null} />);
    await type("Short name, English", "Byeol");
    await type("Full name, English", "Byeol Course");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await cell("Hole 9, Red (m)")).toBeInvalid();
    for (const { holeNo, par, hdcp, distances } of drawnCourse().holes) {
      const columns = {
        Par: par,
        "Stroke index": hdcp,
        "Black (m)": distances.black,
        "Blue (m)": distances.blue,
      };
      const rest = { "White (m)": distances.white, "Red (m)": distances.red };
      for (const [column, value] of Object.entries({ ...columns, ...rest })) {
        const input = screen.getByLabelText(`Hole ${holeNo}, ${column}`);
        fireEvent.change(input, { target: { value: String(value) } });
      }
    }
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    const body = saves[0]?.body as NewCourse;
    expect(body).toMatchObject({ names: { en: "Byeol" }, after: "2" });
    expect(body.holes).toHaveLength(9);
  });
});

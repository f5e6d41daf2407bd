import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HoleEditorView } from "@/components/ishm/courses/hole/hole-editor-view";
import type { HoleChange } from "@/lib/contract/tee-sheets/ops-courses";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { drawnCourse } from "./nine";

let course = drawnCourse();
let saves: MockedCall[] = [];

mockServer(
  mockCall("GET /site/scene", () => ({
    terrain: "pine-hills" as const,
    building: "timber" as const,
    seed: "",
  })),
  mockCall("GET /ops/courses/{id}", () => course),
  mockCall("PUT /ops/courses/{id}/holes/{hole}", (sent) => {
    saves.push(sent);
    if ((sent.body as HoleChange).version !== course.version) return refuse("STALE");
    course = { ...course, version: course.version + 1 };
    return { courseCode: "1", version: course.version };
  }),
);

beforeEach(() => {
  course = drawnCourse();
  saves = [];
  visit("/ishm/ops/courses/holes/101");
});

const button = (name: string) => screen.findByRole("button", { name });
const sent = () => saves.at(-1)?.body as HoleChange;

async function open(part: string) {
  renderOffice(<HoleEditorView number={1} holeNo={1} />);
  await userEvent.click(await button(part));
}

describe("a bunker", () => {
  test("is moved by arrow keys, a metre at a time and ten with Shift, and says where it is", async () => {
    await open("Bunkers");
    const bunker = await button("Bunker 1, 120 m from the tee, 25 m right");
    bunker.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(bunker).toHaveAccessibleName("Bunker 1, 120 m from the tee, 27 m right");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(bunker).toHaveAccessibleName("Bunker 1, 130 m from the tee, 27 m right");
    expect(bunker).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(sent().layout?.bunkers[0]?.at).toEqual([27, 130]);
    expect(sent().version).toBe(4);
  });

  test("goes back and on: keys held on one handle are one step", async () => {
    await open("Bunkers");
    const bunker = await button("Bunker 1, 120 m from the tee, 25 m right");
    bunker.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(bunker).toHaveAccessibleName("Bunker 1, 120 m from the tee, 25 m right");
    await userEvent.click(await button("Redo"));
    expect(bunker).toHaveAccessibleName("Bunker 1, 120 m from the tee, 28 m right");
  });

  test("is added, typed in metres and removed", async () => {
    await open("Bunkers");
    await userEvent.click(await button("Add bunker"));
    const along = screen.getByRole("textbox", { name: "Bunker 2: From tee (m)" });
    await userEvent.clear(along);
    await userEvent.type(along, "200{Enter}");
    await button("Bunker 2, 200 m from the tee, 26 m right");
    await userEvent.click(await button("Remove: Bunker 1"));
    await button("Bunker 1, 200 m from the tee, 26 m right");
  });
});

test("a longer line is stretched back or taken as the length, before it can be saved", async () => {
  await open("Line");
  const green = await button("Centre of the green, 370 m from the tee");
  green.focus();
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(screen.getByText("Line of play: 380 m; hole from the black tees: 370 m.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(saves).toHaveLength(0);
  await userEvent.click(await button("Set the hole to 380 m"));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(sent().distances).toEqual({ black: 380, blue: 370, white: 359, red: 339 });
});

test("a file with one line becomes the line; one with a document type is refused by a sentence", async () => {
  await open("Line");
  const input = screen.getByLabelText("GPX or GeoJSON file");
  const bad = new File(["<!DOCTYPE gpx><gpx></gpx>"], "walk.gpx");
  await userEvent.upload(input, bad, { applyAccept: false });
  const refusal = await screen.findByText(/^walk\.gpx contains unsupported content/);
  expect(refusal).toHaveAttribute("role", "alert");
  const line = {
    type: "LineString",
    coordinates: [
      [0, 0],
      [0, 0.0036],
    ],
  };
  await userEvent.upload(input, new File([JSON.stringify(line)], "hole.geojson"), { applyAccept: false });
  await screen.findByText("Line of play: 398 m; hole from the black tees: 370 m.");
  expect(refusal).not.toBeInTheDocument();
});

test("a hole without a drawing begins with a line as long as the hole", async () => {
  course = drawnCourse();
  course = { ...course, holes: course.holes.map((hole) => ({ ...hole, layout: null })) };
  renderOffice(<HoleEditorView number={1} holeNo={3} />);
  await userEvent.click(await button("Start drawing"));
  await button("Centre of the green, 160 m from the tee");
  expect(screen.getByText("Line of play: 160 m, matching the hole.")).toBeVisible();
});

test("whoever may only read sees the map without handles", async () => {
  renderOffice(<HoleEditorView number={1} holeNo={1} />, officeWith(readOnly));
  const map = await screen.findByRole("img", { name: "Drawing of Mir Course, hole 1" });
  expect(map).toBeVisible();
  expect(screen.queryByRole("button", { name: /Bunker 1/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(within(map).getByText("Black 370")).toBeVisible();
});

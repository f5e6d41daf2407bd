import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RichWords } from "@/components/member/cs/inquiry-details";
import { InquiryForm } from "@/components/member/cs/inquiry-form";
import { newInquiry } from "@/lib/web/my/inquiry-draft";
import { readDraft } from "@/lib/web/runtime/session/member-memory";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { commonCalls, context, showMine } from "./my-page";

const memberIdx = 100001;
let sent: MockedCall[] = [];
let refusal: ReturnType<typeof refuse> | null = null;
mockServer(
  ...commonCalls,
  mockCall("POST /voc", (asked) => {
    sent.push(asked);
    return refusal ?? { vocIdx: 900005, state: "10" };
  }),
);

beforeEach(() => {
  sent = [];
  refusal = null;
  localStorage.clear();
  sessionStorage.clear();
});

function show(search = "") {
  const onSent = jest.fn();
  const view = showMine(
    <InquiryForm
      memberIdx={memberIdx}
      context={context}
      saved={newInquiry(search)}
      vocIdx={null}
      savedFiles={[]}
      onSent={onSent}
      onGiveUp={jest.fn()}
    />,
  );
  return { onSent, ...view };
}
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const subject = () => screen.getByRole("textbox", { name: /Subject/ });
const words = () => screen.getByRole("textbox", { name: /Message/ });

const ready = () => screen.findByRole("option", { name: "Cancellation policy" });

async function fill() {
  await ready();
  await userEvent.type(subject(), "Evidence");
  await userEvent.type(words(), "I was ill.");
}

test("what is missing is named in one place that takes the focus, and nothing is sent", async () => {
  show();
  await ready();
  await send();
  const summary = screen.getByRole("region", { name: "Please correct the following" });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent("Please choose a topic.");
  expect(subject()).toBeInvalid();
  expect(sent).toEqual([]);
});

test("goes about the booking that the address named, once", async () => {
  const { onSent } = show("?type=90&booking=500001");
  await fill();
  await userEvent.dblClick(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(900005));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ questionType: "90", title: "Evidence", relatedBookingIdx: 500001 });
  expect(readDraft("inquiry", memberIdx)).toEqual({});
});

test("a refusal stands at its field and loses nothing; another visit of the tab finds it all", async () => {
  refusal = refuse("VAL_FIELD", "title", "too long");
  const { onSent, unmount } = show("?type=90");
  await fill();
  await send();
  await waitFor(() => expect(subject()).toBeInvalid());
  expect([subject(), words()].map((field) => (field as HTMLInputElement).value)).toEqual([
    "Evidence",
    "I was ill.",
  ]);
  expect(onSent).not.toHaveBeenCalled();
  // Attached files are tried end to end: this environment cannot put a file of its own into a form.
  await userEvent.upload(
    screen.getByLabelText("Attachments"),
    new File(["%PDF"], "note.pdf", { type: "application/pdf" }),
  );
  unmount();
  show("?type=90");
  await ready();
  expect(screen.getByText(/has been restored/)).toBeVisible();
  expect(words()).toHaveValue("I was ill.");
  // Files cannot be kept: nobody shall think that they go along.
  expect(screen.getByText(/attach these files again.*note\.pdf/)).toBeVisible();
});

test("an answer's rich text keeps its shape and nothing that runs", () => {
  const html =
    '<p onclick="x()">Watered <strong>daily</strong>, see <a href="javascript:x()">this</a> ' +
    '<a href="https://mirsol.example/" style="color:red">page</a></p><script>x()</script><img src=x onerror=x()>';
  const { container } = showMine(<RichWords html={html} />);
  expect(container).toHaveTextContent("Watered daily, see this page");
  expect(container.querySelector("p")?.attributes).toHaveLength(0);
  expect(container.querySelectorAll("script, img, [style]")).toHaveLength(0);
  expect([...container.querySelectorAll("a")].map(({ href }) => href)).toEqual(["https://mirsol.example/"]);
});

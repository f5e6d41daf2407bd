import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { TermsEditorView } from "@/components/ishm/terms/terms-editor-view";
import messages from "@/messages/en.json";
import { mockCall, mockServer } from "@/tests/support/msw";
import { renderOffice } from "../office";
import { listedVersion, overviewWith, termsOffice, termsVersion } from "../site/terms-office";

mockServer(
  http.get("*/session/office-texts", () => HttpResponse.json(messages)),
  mockCall("GET /ops/terms", () => overviewWith([listedVersion()])),
  mockCall("GET /ops/terms/{id}", () => termsVersion()),
);

// The editor's code is loaded once for a whole file: this test has one of its own.
test("a text comes together with its editor, whose room no placeholder has to guess", async () => {
  renderOffice(<TermsEditorView termsIdx={90} />, termsOffice());
  expect(await screen.findByRole("textbox", { name: "Title" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Text" })).toBeVisible();
});

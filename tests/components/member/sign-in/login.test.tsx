import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { LoginView } from "@/components/member/login/login-view";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";
import messages from "@/messages/en.json";
import { context } from "../my-page";

const view = () => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
    <LoginView {...context} passwordWords={[]} />
  </NextIntlClientProvider>
);

let place: HTMLElement;

/** The page as the server sends it, the same for everybody, before any script of it runs. */
function arrive(address: string): void {
  window.history.replaceState(null, "", address);
  place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(view());
}

const runScripts = () => render(view(), { container: place, hydrate: true });

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockReturnValue(new Promise(() => {}));
  sessionStore.set({ signedIn: false } as unknown as PublicSession);
});
afterEach(() => {
  place.remove();
  window.history.replaceState(null, "", "/");
  sessionStore.set(undefined);
  jest.restoreAllMocks();
});

const id = () => screen.getByRole("textbox", { name: "ID" });
const side = (name: string) => screen.getByRole("radio", { name });

test("what staff typed before the script ran is there when their side opens by itself", async () => {
  arrive("/login?next=%2Fishm");
  await userEvent.type(id(), "ssadmin1");
  await userEvent.type(screen.getByLabelText("Password"), "MirsolAdm1n!");
  runScripts();
  expect(side("Administrator")).toBeChecked();
  expect(id()).toHaveValue("ssadmin1");
  expect(screen.getByLabelText("Password")).toHaveValue("MirsolAdm1n!");
});

test("a side that was chosen before the script ran stays chosen, with what was typed", async () => {
  arrive("/login");
  await userEvent.click(side("Administrator"));
  await userEvent.type(id(), "ssadmin1");
  runScripts();
  await waitFor(() => expect(side("Administrator")).toBeChecked());
  expect(id()).toHaveValue("ssadmin1");
});

test("another side begins with an empty form", async () => {
  arrive("/login");
  runScripts();
  await userEvent.type(id(), "kimmiru");
  await userEvent.click(side("Administrator"));
  expect(id()).toHaveValue("");
  await userEvent.click(side("Member"));
  expect(id()).toHaveValue("");
});

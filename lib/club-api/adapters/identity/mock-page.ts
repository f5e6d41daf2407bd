import { mockPagePath } from "./mock";
import { mockPersonas } from "./mock-personas";

/** What the form of M4 brought along. */
export type MockForm = { token_version_id: string; enc_data: string; integrity_value: string };

/** The provider's window of the MOCK driver: one link per persona, no script, no style. */
export function personaPage(form: MockForm, clubCode: string): string {
  const links = mockPersonas.map(({ key, name, birthdate, gender }) => {
    const query = new URLSearchParams({ ...form, clubCode, persona: key });
    const sex = gender === "1" ? "M" : "F";
    return `<li><a href="${escaped(`${mockPagePath}?${query}`)}">${escaped(name)} (${birthdate}, ${sex})</a></li>`;
  });
  return page(
    "Identity check (MOCK)",
    `<p>No real check takes place. Choose who you are:</p><ul>${links.join("")}</ul>`,
  );
}

/** Leads the browser back with the sealed answer, as the provider's GET return does. */
export function returnPage(
  returnUrl: string,
  answer: MockForm & { requestNo: string; clubCode: string },
): string {
  const address = new URL(returnUrl);
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  const href = escaped(address.toString());
  return page(
    "Identity check (MOCK)",
    `<p><a href="${href}">Continue</a></p>`,
    `<meta http-equiv="refresh" content="0;url=${href}">`,
  );
}

function page(title: string, body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

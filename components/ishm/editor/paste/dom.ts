/** Takes an element away and leaves what is in it. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same content in another element; nothing of its attributes stays. */
export function renamed(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The words of an element; a space that does not break is one too. */
export function wordsOf(element: Element): string {
  return (element.textContent ?? "").replace(/[\s\u00a0\u200b]+/g, " ").trim();
}

export function styleOf(element: Element): string {
  return element.getAttribute("style") ?? "";
}

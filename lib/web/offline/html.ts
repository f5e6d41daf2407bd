/** Text as it may be in an element or attribute of HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture that is a part of its page; `alt` as it is spoken. Not in base64, which would not be packed well on its way. */
export function inlinePicture(svg: string, alt: string, className: string): string {
  const address = `data:image/svg+xml,${svg.replace(/[%#<>"]/g, encodeURIComponent)}`;
  return `<img class="${className}" src="${escaped(address)}" alt="${escaped(alt)}">`;
}

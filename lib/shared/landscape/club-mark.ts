/** The club's mark, a flat-topped red pine with an S trunk, drawn on a 28 px square. */
export const clubMarkViewBox = "0 0 28 28";

export const clubMarkPath = [
  "M6.6 9.6C6.7 8.2 7.7 7.4 9 7.5C9.4 6.2 10.7 5.4 12 5.7C12.7 4.3 14 3.6 15.4 3.7C17 3.8 18 4.7 18.4 5.8C19.9 5.5 21.2 6.3 21.5 7.5C22.5 7.5 23.3 8.3 23.4 9.4C20.6 10.3 17.9 10.6 15.2 10.6C12.3 10.6 9.4 10.4 6.6 9.6Z",
  "M1.4 17.2C1.6 16 2.5 15.3 3.5 15.3C4.1 14.2 5.3 13.6 6.5 13.8C7.8 13.5 8.9 14 9.5 14.9C10.7 14.7 11.8 15.3 12.2 16.4C10.6 17.4 9 17.8 7.2 17.9C5.2 18 3.2 17.8 1.4 17.2Z",
  "M16.6 15.6C16.8 14.4 17.8 13.7 18.8 13.8C19.4 12.7 20.6 12.2 21.8 12.5C23 12.3 24 12.9 24.5 13.8C25.7 13.8 26.5 14.6 26.7 15.6C25 16.4 23.2 16.7 21.5 16.7C19.8 16.7 18.2 16.4 16.6 15.6Z",
  "M14.7 9.8L16.4 10C16.3 11.6 15.1 13.2 14.8 15.2C16.1 15.5 17.6 15.5 19.3 15.3L19.4 16.5C17.7 16.9 16.1 16.9 14.8 16.8C15 18.1 15.9 19.4 16.1 21.2C16.3 23 15.7 24.5 16.1 26.3L13.1 26.3C13.8 24.6 14 23 13.7 21.4C13.4 20.1 12.8 19 12.7 17.8C11.3 18.2 9.6 18.2 7.9 17.9L8.2 16.8C9.9 17 11.5 16.9 12.7 16.4C12.8 13.9 14.4 12 14.7 9.8Z",
].join("");

/** The mark as an SVG document in one colour: that of the text around it. */
export function clubMark(sizePixels = 28): string {
  const attributes = `xmlns="http://www.w3.org/2000/svg" viewBox="${clubMarkViewBox}" width="${sizePixels}" height="${sizePixels}"`;
  return `<svg ${attributes} fill="currentColor" aria-hidden="true"><path d="${clubMarkPath}"/></svg>`;
}

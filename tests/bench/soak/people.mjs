const members = ["kimmiru", "leesol01", "mairimac"];
const admin = { id: "contents1", password: "MirsolAdm1n!", isAdmin: true };

async function signIn(origin, account) {
  const answer = await fetch(`${origin}/hp/api/member/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ clubCode: "MS01", chk: false, isAdmin: false, ...account }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  return (await answer.json()).result ? cookie : null;
}

/** One after another, over and over. */
function inTurn(values) {
  let next = 0;
  return () => {
    const value = values[next % values.length];
    next += 1;
    return value;
  };
}

/**
 * Ten kinds of requests in turn: five pages of visitors, a picture, two reads of members, one of the office, one search.
 * `ask` sends the next and tells whether it was answered.
 */
export async function openPeople(origin, { pages, pictures }) {
  const cookies = [];
  for (const id of members) {
    const cookie = await signIn(origin, { id, password: "Mirsol2026!" });
    if (cookie) cookies.push(cookie);
  }
  const office = await signIn(origin, admin);
  if (cookies.length === 0 || office === null) throw new Error("nobody could sign in");
  const [page, picture, member] = [inTurn(pages), inTurn(pictures), inTurn(cookies)];
  const own = inTurn(["/mypage", "/reservation", "/mypage/bookings", "/mypage/coupons", "/mypage/cs"]);
  const desk = inTurn(["/ishm", "/ishm/notice", "/ishm/banner"]);
  const words = inTurn(["winter", "공", "コース", "cart", "규정"]);
  const first = (path) => `/session/first?path=${encodeURIComponent(path)}&view=narrow`;
  const kind = inTurn([
    () => [page()],
    () => [page()],
    () => [first(own()), member()],
    () => [page()],
    () => [picture()],
    () => [page()],
    () => [`/hp/api/notice/normal?page=1&size=10&keyword=${encodeURIComponent(words())}&lang=ko`],
    () => [first(own()), member()],
    () => [page()],
    () => [first(desk()), office],
  ]);
  const failures = new Map();
  return {
    failures,
    async ask() {
      const [path, cookie] = kind()();
      const answer = await fetch(origin + path, {
        headers: { "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) },
        redirect: "manual",
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      const isFine = answer !== null && answer.status < 400;
      if (!isFine) failures.set(`${answer?.status ?? "no answer"} ${path}`, (failures.get(path) ?? 0) + 1);
      return isFine;
    },
  };
}

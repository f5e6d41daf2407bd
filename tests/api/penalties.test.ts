import { startTestApi, type TestApi } from "../support/api";
let api: TestApi;
beforeAll(async () => { api = await startTestApi(); }, 60_000);
afterAll(() => api.close());
test("M13", async () => {
  const { accessToken: token } = await api.signIn("penalty01");
  const a = await api.request("GET", "/info/100007/penalties?lang=ko", { token });
  console.log(a.text);
  console.log((await api.request("GET", "/my-reservation/penalty/100007?lang=ko", { token })).text);
  const { accessToken: t2 } = await api.signIn("kimmiru");
  console.log((await api.request("GET", "/coupon/100001?lang=ko", { token: t2 })).text);
  console.log((await api.request("GET", "/coupon/count/100001?lang=ko", { token: t2 })).text);
  const { accessToken: t3 } = await api.signIn("leesol01");
  console.log((await api.request("GET", "/my-reservation/waitings/100002?lang=ko", { token: t3 })).text);
  console.log((await api.request("GET", "/reservation/waitings/100002/20261128?lang=ko", { token: t3 })).text);
});

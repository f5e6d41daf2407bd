import { openApiDocument } from "@/lib/club-api/http/openapi";
import { xlsxType } from "@/lib/contract/exports";
import { startTestApi, type TestApi } from "../../support/api";
import { openApiFaults } from "../../support/contract/openapi-faults";

type Operation = {
  requestBody: { content: Record<string, unknown> };
  responses: Record<string, { content: object }>;
};
const operation = (method: string, path: string) => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> };
  const found = paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is not in the document`);
  return found;
};

describe("the reference document", () => {
  test("is sound OpenAPI 3.1", () => {
    expect(openApiFaults(openApiDocument())).toEqual([]);
  });

  test.each([
    ["a version of 3.0", { openapi: "3.0.3" }],
    [
      "a path parameter that is not declared",
      { paths: { "/x/{id}": { get: { operationId: "x", responses: {} } } } },
    ],
    ["a reference to nothing", { components: { schemas: { A: { $ref: "#/components/schemas/B" } } } }],
    ["a word of 3.0", { components: { schemas: { A: { type: "string", nullable: true } } } }],
    ["a type that is none", { components: { schemas: { A: { type: "datetime" } } } }],
  ])("control: %s is found", (_name, change) => {
    const sound = { openapi: "3.1.0", info: { title: "x", version: "1" }, paths: {}, components: {} };
    expect(openApiFaults(sound)).toEqual([]);
    expect(openApiFaults({ ...sound, ...change })).not.toEqual([]);
  });

  test("tells the parts of an upload, with the data part as JSON", () => {
    expect(operation("post", "/notice").requestBody.content["multipart/form-data"]).toEqual({
      schema: {
        type: "object",
        required: ["data"],
        properties: {
          data: { $ref: "#/components/schemas/PostNoticeBody" },
          files: { type: "array", items: { type: "string", contentMediaType: "application/octet-stream" } },
        },
      },
      encoding: { data: { contentType: "application/json" } },
    });
  });

  test("tells which lists may be had as a sheet", () => {
    expect(operation("get", "/notice/admin").responses["200"]?.content).toHaveProperty([xlsxType]);
    expect(operation("get", "/notice/normal").responses["200"]?.content).not.toHaveProperty([xlsxType]);
  });
});

describe("/hp/api/docs", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());

  test("is not there unless it is switched on", async () => {
    expect((await api.request("GET", "/docs")).status).toBe(404);
    expect((await api.request("GET", "/docs/swagger-ui.css")).status).toBe(404);
  });

  test("in development shows the document from own files under a strict policy", async () => {
    api.deps.showsDocs = true;
    api.restart();
    const page = await api.request("GET", "/docs");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = ""]) => source);
    const files = sources.filter((source) => source !== "data:,");
    expect(files).toHaveLength(3);
    for (const file of files) {
      const answer = await api.request("GET", `/${file}`);
      expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
      expect(answer.headers.get("content-type")).toMatch(/^text\/(css|javascript)/);
    }
    expect((await api.request("GET", "/docs/..%2f..%2fpackage.json")).status).toBe(404);
  });
});

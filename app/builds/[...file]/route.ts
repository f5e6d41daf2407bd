import { buildManifest, latestBuild } from "@/lib/web/builds/build-info";

type Context = { params: Promise<{ file: string[] }> };

/** `/builds/latest.json` and `/builds/meta/{id}.json`: how an open tab learns of a new build (domain.md 11.7). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const path = (await params).file.join("/");
  const latest = await latestBuild();
  if (path === "latest.json") return json(latest);
  if (path === `meta/${latest.id}.json`) return json(buildManifest(latest));
  return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
}

function json(body: unknown): Response {
  return Response.json(body, { headers: { "cache-control": "no-store" } });
}

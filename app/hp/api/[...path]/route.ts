import type { NextRequest } from "next/server";
import { proxy } from "@/lib/web/bff/proxy";

type Context = { params: Promise<{ path: string[] }> };

async function handle(request: NextRequest, context: Context): Promise<Response> {
  return proxy(request, (await context.params).path);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };

import { jsonAnswer } from "@/lib/club-api/http/envelope";
import { listen } from "@/lib/club-api/http/server";

test("JSON leaves in one piece: no stream is made of it", async () => {
  const server = await listen(
    { fetch: () => jsonAnswer('{"result":true}', { requestId: "7", headers: {} }) },
    { host: "127.0.0.1", port: 0 },
  );
  const readers = jest.spyOn(ReadableStream.prototype, "getReader");
  try {
    const { request } = await import("node:http");
    const text = await new Promise<string>((resolve, reject) => {
      const asked = request({ host: "127.0.0.1", port: server.port }, (answer) => {
        answer.setEncoding("utf8").on("data", resolve);
      });
      asked.on("error", reject).end();
    });
    expect(text).toBe('{"result":true}');
    expect(readers).not.toHaveBeenCalled();
  } finally {
    readers.mockRestore();
    await server.stop(100);
  }
});

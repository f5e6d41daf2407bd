import { once } from "node:events";
import { WebSocket } from "undici";

/** A process of Node that was started with `--inspect=<port>`, asked as a debugger asks it. */
export async function openInspector(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  let last = 0;
  const ask = async (method, params = {}) => {
    const id = ++last;
    const answered = new Promise((resolve) => {
      const hear = ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer.result);
      };
      socket.addEventListener("message", hear);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return answered;
  };
  return {
    /** Bytes of the heap and of buffers beside it that are in use: what nobody needs any more is collected first. */
    async bytesInUse() {
      await ask("HeapProfiler.collectGarbage");
      const figures = { expression: "process.memoryUsage()", returnByValue: true };
      const { heapUsed, external } = (await ask("Runtime.evaluate", figures)).result.value;
      return heapUsed + external;
    },
    close: () => socket.close(),
  };
}

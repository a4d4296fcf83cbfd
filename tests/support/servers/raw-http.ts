import { once } from "node:events";
import { connect } from "node:net";

/** Sends raw text to a listening server and reads until the server closes the connection. */
export async function rawAnswer(
  address: string,
  text: string,
): Promise<{ head: string; body: string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  const [head = "", ...rest] = Buffer.concat(parts).toString("utf8").split("\r\n\r\n");
  return { head, body: rest.join("\r\n\r\n") };
}

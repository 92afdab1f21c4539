/**
 * The server as `npm start` composes it, over the SQLite file or PostgreSQL URL given. What it asks
 * its database and what it renders can be recorded, so the recorder is there before React is.
 */
import { answerFloors } from "./floor.ts";
import { answerRecording } from "./recorder.ts";
import { answerUsage, tellAddress } from "./usage.ts";

const [database = "", mailServer = ""] = process.argv.slice(2);
answerRecording();
answerUsage();
const { startProduct } = await import("./product.ts");
const server = startProduct(database, mailServer);
answerFloors(database, server);
server.listen(0, "127.0.0.1", () => tellAddress(server));

import type { Database } from "#store/database.ts";
import type { Platform } from "#store/platform.ts";
import type { Assets } from "./assets.ts";
import type { OrganizationDirectory } from "./directory.ts";
import type { Settings } from "./env.ts";
import type { PicturesOf } from "./pictures.ts";

/** What the server is composed of; made once in main.ts, and by startApp() in tests. */
export type Services = {
	settings: Settings;
	database: Database;
	platform: Platform;
	directory: OrganizationDirectory;
	assets: Assets;
	picturesOf: PicturesOf;
	/** Signs what browsers hand back, such as CSRF tokens; see secret.ts. */
	secret: Uint8Array;
	now: () => Date;
	/** Reports what a person must look at; never holds passwords, tokens or bodies. */
	log: (entry: Record<string, unknown>) => void;
};

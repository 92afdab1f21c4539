import type { Generated } from "kysely";
import type { Flag } from "../flag.ts";

export type FileRow = {
	id: number;
	organization_id: number;
	name: string;
	content_type: string;
	bytes: number;
	created_by: number | null;
	created_at: string;
	is_of_library: Generated<Flag>;
};

export type PictureRow = {
	id: number;
	organization_id: number;
	kind: "picture" | "document";
	file_name: string;
	name: string;
	alt: string | null;
	width: number | null;
	height: number | null;
	bytes: number;
	focus_x: Generated<number>;
	focus_y: Generated<number>;
	crop: string | null;
	whole: string | null;
	former_file_names: Generated<string>;
	created_by: number | null;
	created_at: string;
};

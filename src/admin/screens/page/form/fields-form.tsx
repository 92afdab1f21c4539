import type { Field } from "#domain/page/fields.ts";
import { BlocksControl } from "./blocks-control.tsx";
import { ChoiceControl, CountControl, LeagueControl } from "./choice-controls.tsx";
import { DocumentControl, PictureControl } from "./file-controls.tsx";
import type { Change } from "./form-context.ts";
import { LinkControl } from "./link-control.tsx";
import { ListControl } from "./list-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";
import { LineControl, ProseControl } from "./text-controls.tsx";

export type ControlProps<F extends Field = Field> = {
	field: F;
	/** Which field of the block: "rows.1.price". */
	path: string;
	value: unknown;
	onChange: Change;
};

/** The control for one field; a new sort of field does not compile until it has one. */
export function Control({ field, ...props }: ControlProps) {
	switch (field.is) {
		case "line":
			return <LineControl field={field} {...props} />;
		case "prose":
			return <ProseControl field={field} {...props} />;
		case "markdown":
			return <MarkdownControl field={field} {...props} />;
		case "link":
			return <LinkControl field={field} {...props} />;
		case "picture":
			return <PictureControl field={field} {...props} />;
		case "document":
			return <DocumentControl field={field} {...props} />;
		case "count":
			return <CountControl field={field} {...props} />;
		case "choice":
			return <ChoiceControl field={field} {...props} />;
		case "league":
			return <LeagueControl field={field} {...props} />;
		case "list":
			return <ListControl field={field} {...props} />;
		case "blocks":
			return <BlocksControl field={field} {...props} />;
	}
}

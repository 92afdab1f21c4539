import { kindOf } from "#blocks/kinds.ts";
import type { BlockContent } from "#domain/page/fields.ts";
import { useAuth } from "../../../shell/auth.ts";
import { BlockPanel } from "./block-panel.tsx";
import { addressStart } from "./places.ts";
import { PageActions } from "./saving/page-actions.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import type { PageEditing } from "./use-page-editing.ts";
import type { PageSteps } from "./use-page-steps.ts";

type FormPaneProps = {
	work: PageEditing;
	steps: PageSteps;
	/** Without one the form is about the page itself. */
	block: BlockContent | undefined;
	/** What is missing in the block as a whole. */
	problem: string | undefined;
	onAdd: (after: string) => void;
	onDuplicate: (id: string) => void;
	onRemove: (id: string) => void;
	onClose: () => void;
};

/** The form of what is chosen: a block, or the page itself. */
export function FormPane({ work, steps, block, problem, ...does }: FormPaneProps) {
	const { page, editing, dispatch, state } = work;
	const { organization } = useAuth();
	const { blocks } = editing.writing;
	if (block === undefined) {
		return (
			<SettingsPanel
				writing={editing.writing}
				isTranslation={page.original !== null}
				addressStart={addressStart(organization)}
				pathError={state.kind === "refused" ? state.fields.path : undefined}
				onWrite={(changes, mark) => dispatch({ kind: "page", changes, mark, at: Date.now() })}
				onClose={does.onClose}
			>
				<PageActions page={page} steps={steps} />
			</SettingsPanel>
		);
	}
	const { id } = block;
	return (
		<BlockPanel
			key={id}
			block={block}
			kind={kindOf(block.kind)}
			place={blocks.indexOf(block) + 1}
			count={blocks.length}
			problem={problem}
			onWrite={(values, mark) =>
				dispatch({
					kind: "write",
					id,
					values: replaced(block, values),
					mark: `${id}.${mark}`,
					at: Date.now(),
				})
			}
			onStep={(by) => dispatch({ kind: "step", id, by })}
			onDuplicate={() => does.onDuplicate(id)}
			onRemove={() => does.onRemove(id)}
			onAdd={() => does.onAdd(id)}
			onClose={does.onClose}
		/>
	);
}

/** A field that is not there any more is said to be gone. */
function replaced(before: object, after: Record<string, unknown>): Record<string, unknown> {
	const gone = Object.keys(before).filter((name) => !(name in after));
	return { ...after, ...Object.fromEntries(gone.map((name) => [name, undefined])) };
}

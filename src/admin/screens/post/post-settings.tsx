import { type Language, languageNames } from "#domain/language/language.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import type { PostDraft } from "./shown-post.ts";

type PostSettingsProps = {
	draft: PostDraft;
	/** Of the site, where it has several. */
	languages: readonly Language[];
	onChange: (changes: Partial<PostDraft>) => void;
};

/** When and where a post is shown, and its language where the site has several. */
export function PostSettings({ draft, languages, onChange }: PostSettingsProps) {
	return (
		<>
			<Field
				label={words.post.publishAt}
				hint={words.post.publishAtHint}
				name="publishAt"
				type="datetime-local"
				value={draft.publishAt ?? ""}
				onChange={({ target }) => onChange({ publishAt: target.value.slice(0, 16) || null })}
			/>
			<CheckField
				label={words.post.pin}
				hint={words.post.pinHint}
				name="isPinned"
				checked={draft.isPinned}
				onChange={({ target }) => onChange({ isPinned: target.checked })}
			/>
			<Field
				label={words.post.bannerUntil}
				hint={words.post.bannerHint}
				name="bannerUntil"
				type="date"
				value={draft.bannerUntil ?? ""}
				onChange={({ target }) => onChange({ bannerUntil: target.value || null })}
			/>
			{languages.length > 1 && (
				<Select
					label={words.post.language}
					hint={words.post.languageHint}
					name="language"
					value={draft.language}
					options={languages.map((value) => ({ value, label: languageNames[value] }))}
					onChange={({ target }) => {
						const language = languages.find((one) => one === target.value);
						if (language !== undefined) onChange({ language });
					}}
				/>
			)}
		</>
	);
}

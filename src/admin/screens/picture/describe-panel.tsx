import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { mostAltLength } from "#domain/picture/limits.ts";
import { counted } from "#domain/text/counted.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import styles from "./describe-panel.module.css";
import { type Picture, thumbnailOf } from "./library.ts";

/** So many are asked about at once; after them come the next. */
const atOnce = 6;

type DescribePanelProps = {
	pictures: readonly Picture[];
	/** Some have just been added; at other times a line is enough. */
	isAsked: boolean;
};

/** Pictures nobody has described yet, a field each. They can be used without. */
export function DescribePanel({ pictures, isAsked }: DescribePanelProps) {
	const { isSaving, form, run } = useSaving("The descriptions could not be saved.");
	const { revalidate } = useRevalidator();
	const [isOpen, setOpen] = useState(false);
	if (pictures.length === 0) return null;
	if (!isOpen && !isAsked) {
		return (
			<p className={styles.notice}>
				<span>{titleOf(pictures.length)}.</span>
				<button type="button" className={styles.open} onClick={() => setOpen(true)}>
					{pictures.length === 1 ? "Describe it" : "Describe them"}
				</button>
			</p>
		);
	}
	const asked = pictures.slice(0, atOnce);
	const save = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaving) return;
		const said = new FormData(event.currentTarget);
		await run(async () => {
			let count = 0;
			for (const { id } of asked) {
				const alt = said.has(`${id} decoration`) ? "" : String(said.get(`${id}`) ?? "").trim();
				if (alt === "" && !said.has(`${id} decoration`)) continue;
				await client.put("/pictures/:id", { id, alt });
				count += 1;
			}
			await revalidate();
			return count === 0 ? null : `${counted(count, "picture")} described`;
		});
	};
	return (
		<Panel title={titleOf(pictures.length)}>
			<form ref={form} className="stack-4" onSubmit={save}>
				<p className="soft">
					Say in a sentence what the picture shows. It is read out to people who cannot see the
					picture, and search engines read it too.
				</p>
				<ul className={styles.list}>
					{asked.map((picture) => (
						<Asked key={picture.id} picture={picture} />
					))}
				</ul>
				<div className={styles.end}>
					{pictures.length > atOnce && (
						<span className="soft">
							{asked.length} of {pictures.length}
						</span>
					)}
					<SubmitButton isBusy={isSaving}>
						{isSaving ? "Saving..." : "Save descriptions"}
					</SubmitButton>
				</div>
			</form>
		</Panel>
	);
}

function titleOf(count: number): string {
	return count === 1
		? "This picture has no description yet"
		: `${count} pictures have no description yet`;
}

function Asked({ picture }: { picture: Picture }) {
	const id = useId();
	const [isDecoration, setDecoration] = useState(false);
	return (
		<li className={styles.asked}>
			<img src={thumbnailOf(picture)} alt="" className={styles.picture} />
			<div className={styles.field}>
				<label htmlFor={id} className="one-line label">
					<span className="visually-hidden">Description of </span>
					{picture.name}
				</label>
				<input
					id={id}
					name={String(picture.id)}
					className="control"
					maxLength={mostAltLength}
					disabled={isDecoration}
					placeholder={isDecoration ? "" : "What does it show?"}
				/>
				<label className={styles.decoration}>
					<input
						type="checkbox"
						name={`${picture.id} decoration`}
						checked={isDecoration}
						onChange={({ target }) => setDecoration(target.checked)}
					/>
					Only decoration
				</label>
			</div>
		</li>
	);
}

import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { mostAltLength } from "#domain/picture/limits.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { SubmitButton } from "../../components/feedback/button.tsx";
import { useSaving } from "../../components/form/use-saving.ts";
import { words } from "../../words.ts";
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
	const { isSaving, form, run } = useSaving(words.picture.theDescriptionsCouldNot);
	const { revalidate } = useRevalidator();
	const [isOpen, setOpen] = useState(false);
	if (pictures.length === 0) return null;
	if (!isOpen && !isAsked) {
		return (
			<p className={styles.notice}>
				<span>{titleOf(pictures.length)}.</span>
				<button type="button" className={styles.open} onClick={() => setOpen(true)}>
					{pictures.length === 1 ? words.picture.describeIt : words.picture.describeThem}
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
			return count === 0 ? null : words.picture.picturesDescribed({ count });
		});
	};
	return (
		<Panel title={titleOf(pictures.length)}>
			<form ref={form} className="stack-4" onSubmit={save}>
				<p className="soft">{words.picture.sayInASentenceWhat}</p>
				<ul className={styles.list}>
					{asked.map((picture) => (
						<Asked key={picture.id} picture={picture} />
					))}
				</ul>
				<div className={styles.end}>
					{pictures.length > atOnce && (
						<span className="soft">
							{words.picture.countOf({ count: asked.length, all: pictures.length })}
						</span>
					)}
					<SubmitButton isBusy={isSaving}>
						{isSaving ? words.common.saving : words.picture.saveDescriptions}
					</SubmitButton>
				</div>
			</form>
		</Panel>
	);
}

function titleOf(count: number): string {
	return count === 1
		? words.picture.thisPictureHasNoDescription
		: words.picture.picturesWithoutDescription({ count });
}

function Asked({ picture }: { picture: Picture }) {
	const id = useId();
	const [isDecoration, setDecoration] = useState(false);
	return (
		<li className={styles.asked}>
			<img src={thumbnailOf(picture)} alt="" className={styles.picture} />
			<div className={styles.field}>
				<label htmlFor={id} className="one-line label">
					<span className="visually-hidden">{words.picture.descriptionOf} </span>
					{picture.name}
				</label>
				<input
					id={id}
					name={String(picture.id)}
					className="control"
					maxLength={mostAltLength}
					disabled={isDecoration}
					placeholder={isDecoration ? "" : words.picture.whatDoesItShow}
				/>
				<label className={styles.decoration}>
					<input
						type="checkbox"
						name={`${picture.id} decoration`}
						checked={isDecoration}
						onChange={({ target }) => setDecoration(target.checked)}
					/>
					{words.picture.onlyDecoration}
				</label>
			</div>
		</li>
	);
}

import { useState } from "react";
import { mostAltLength } from "#domain/picture/limits.ts";
import { Link } from "#ui/link.tsx";
import { client } from "../../client.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { dayHere } from "../../components/feedback/today-here.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { isChecked, text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import { type Focus, FocusField } from "./crop/focus-field.tsx";
import { type Picture, sizeInWords } from "./library.ts";
import styles from "./picture-dialog.module.css";

type PictureDialogProps = {
	picture: Picture;
	onCrop: () => void;
	onRemove: () => void;
	onClose: () => void;
};

/** All that is known of a picture or document, and where it is used. */
export function PictureDialog({ picture, onCrop, onRemove, onClose }: PictureDialogProps) {
	const { id, kind } = picture;
	const [moved, setMoved] = useState<(Focus & { url: string }) | null>(null);
	// Another part of the picture has the point in another place.
	const focus: Focus = moved?.url === picture.url ? moved : picture;
	const save = async (form: FormData) => {
		const name = text(form, "name");
		if (kind === "document") return (await client.put("/pictures/:id", { id, name })).message;
		const { focusX, focusY } = focus;
		const alt = altIn(form);
		return (await client.put("/pictures/:id", { id, name, alt, focusX, focusY })).message;
	};
	return (
		<FormDialog
			title={kind === "picture" ? words.common.picture : words.picture.document}
			isOpen
			onClose={onClose}
			size="large"
			submit={words.common.save}
			failure={words.common.thisCouldNotBeSaved}
			save={save}
		>
			{(field, errors) => (
				<div className={styles.columns} data-kind={kind}>
					{kind === "picture" && (
						<div className={styles.picture}>
							<FocusField
								picture={picture}
								focus={focus}
								onChange={(to) => setMoved({ ...to, url: picture.url })}
							/>
						</div>
					)}
					<div className={styles.fields}>
						<Field {...field("name", words.common.name, picture.name)} required maxLength={120} />
						{kind === "picture" && <AltField alt={picture.alt} error={errors.alt} />}
						<dl className={styles.facts}>
							{kind === "picture" && (
								<>
									<dt>{words.common.size}</dt>
									<dd>
										{picture.width} × {picture.height}
										{picture.crop !== null && ", cropped"}
									</dd>
								</>
							)}
							<dt>{words.picture.takesRoom}</dt>
							<dd>{sizeInWords(picture.bytes)}</dd>
							<dt>{words.picture.addedOn}</dt>
							<dd>
								{dayHere(picture.createdAt)}
								{picture.createdBy !== null &&
									words.picture.addedBy({ createdBy: picture.createdBy })}
							</dd>
							<dt>{words.picture.usedIn}</dt>
							<dd>
								<Uses usedIn={picture.usedIn} />
							</dd>
						</dl>
						<div className="cluster-2">
							{kind === "picture" ? (
								<button type="button" className={styles.tool} onClick={onCrop}>
									<Icon name="crop" />
									{words.picture.crop}
								</button>
							) : (
								<a href={picture.url} download={`${picture.name}.pdf`} className={styles.tool}>
									<Icon name="download" />
									{words.picture.download}
								</a>
							)}
							<button
								type="button"
								className={styles.tool}
								onClick={onRemove}
								disabled={picture.usedIn.length > 0}
								title={picture.usedIn.length > 0 ? words.picture.itIsUsed : undefined}
							>
								<Icon name="remove" />
								{words.common.remove}
							</button>
						</div>
					</div>
				</div>
			)}
		</FormDialog>
	);
}

function AltField({ alt, error }: { alt: string | null; error: string | undefined }) {
	const [isDecoration, setDecoration] = useState(alt === "");
	return (
		<>
			<Field
				label={words.picture.description}
				name="alt"
				maxLength={mostAltLength}
				defaultValue={alt ?? ""}
				disabled={isDecoration}
				hint={words.picture.whatThePictureShowsFor2}
				error={error}
			/>
			<CheckField
				label={words.picture.onlyDecoration}
				name="isDecoration"
				checked={isDecoration}
				onChange={({ target }) => setDecoration(target.checked)}
			/>
		</>
	);
}

/** Nothing written is nothing said, unless it is said that there is nothing to say. */
function altIn(form: FormData): string | null {
	if (isChecked(form, "isDecoration")) return "";
	return text(form, "alt") || null;
}

function Uses({ usedIn }: Pick<Picture, "usedIn">) {
	if (usedIn.length === 0) return words.picture.nowhere;
	return (
		<ul className={styles.uses}>
			{usedIn.map(({ label, to }) => (
				<li key={`${to} ${label}`}>
					<Link to={to}>{label}</Link>
				</li>
			))}
		</ul>
	);
}

import { useId, useState } from "react";
import type { DocumentValue, PictureValue } from "#domain/page/fields.ts";
import { mostAltLength } from "#domain/picture/limits.ts";
import { client } from "../../client.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { focusStyle, type Picture, sizeInWords } from "./library.ts";
import { LibraryDialog } from "./library-dialog.tsx";
import styles from "./picture-chooser.module.css";
import { lacksDescription } from "./picture-filter.ts";

type PictureChooserProps = { label?: string } & (
	| {
			kind: "picture";
			value: PictureValue | null;
			onChange: (value: PictureValue | null) => void;
	  }
	| {
			kind: "document";
			value: DocumentValue | null;
			onChange: (value: DocumentValue | null) => void;
	  }
);

/** A picture or a document of the library for a place on a page, found there or sent there now. */
export function PictureChooser(props: PictureChooserProps) {
	const {
		kind,
		value,
		label = kind === "picture" ? words.common.picture : words.picture.document,
	} = props;
	const [isOpen, setOpen] = useState(false);
	const [undescribedId, setUndescribedId] = useState<number | null>(null);
	const choose = (picture: Picture) => {
		setUndescribedId(lacksDescription(picture) ? picture.id : null);
		if (props.kind === "picture") props.onChange(pictureValueOf(picture));
		else props.onChange(documentValueOf(picture));
		setOpen(false);
	};
	return (
		<fieldset className="stack-3" aria-label={label}>
			{value === null ? (
				<button type="button" className={styles.empty} onClick={() => setOpen(true)}>
					<Icon name="upload" />
					{words.picture.chooseA[kind]}
				</button>
			) : (
				<>
					<div className="row-3 wrap">
						{props.kind === "picture" && props.value !== null && <Shown value={props.value} />}
						{props.kind === "document" && props.value !== null && (
							<span className={styles.document}>
								<Icon name="page" />
								<span className={styles.name}>{props.value.name}</span>
								<span className={styles.size}>{sizeInWords(props.value.bytes)}</span>
							</span>
						)}
						<div className="cluster-2">
							<button type="button" className={styles.button} onClick={() => setOpen(true)}>
								{words.common.change}
							</button>
							<button type="button" className={styles.button} onClick={() => props.onChange(null)}>
								{words.common.remove}
							</button>
						</div>
					</div>
					{props.kind === "picture" && props.value !== null && (
						<AltField
							value={props.value}
							onChange={props.onChange}
							onSaid={(alt) => {
								if (undescribedId === null || alt === "") return;
								setUndescribedId(null);
								void tellLibrary(undescribedId, alt);
							}}
						/>
					)}
				</>
			)}
			<LibraryDialog
				kind={kind}
				isOpen={isOpen}
				chosenUrl={value?.url ?? null}
				onChoose={choose}
				onClose={() => setOpen(false)}
			/>
		</fieldset>
	);
}

export function pictureValueOf(picture: Picture): PictureValue {
	const { url, alt, width, height, focusX, focusY } = picture;
	const size = width !== null && height !== null ? { width, height } : {};
	return { url, alt: alt ?? "", ...size, focusX, focusY };
}

function documentValueOf({ url, name, bytes }: Picture): DocumentValue {
	return { url, name, bytes };
}

function Shown({ value }: { value: PictureValue }) {
	const { url, focusX = 50, focusY = 50 } = value;
	return (
		<span className={styles.frame}>
			<img src={url} alt="" style={focusStyle({ focusX, focusY })} />
		</span>
	);
}

/** What is said of a picture for the first time is known to the library too. */
async function tellLibrary(id: number, alt: string): Promise<void> {
	// The page has it in any case; the library asks for it again.
	await client.put("/pictures/:id", { id, alt }).catch(() => {});
}

type AltFieldProps = {
	value: PictureValue;
	onChange: (value: PictureValue) => void;
	/** When the field is left. */
	onSaid: (alt: string) => void;
};

/** The same picture may mean something else on another page, so its description is the page's own. */
function AltField({ value, onChange, onSaid }: AltFieldProps) {
	const id = useId();
	return (
		<div className={styles.alt}>
			<label htmlFor={id}>{words.picture.description}</label>
			<input
				id={id}
				className="control"
				value={value.alt}
				maxLength={mostAltLength}
				aria-describedby={`${id}-hint`}
				onChange={({ target }) => onChange({ ...value, alt: target.value })}
				onBlur={() => onSaid(value.alt.trim())}
			/>
			<p id={`${id}-hint`} className="hint">
				{words.picture.whatThePictureShowsFor}
			</p>
		</div>
	);
}

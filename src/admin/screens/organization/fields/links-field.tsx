import { useId, useState } from "react";
import { Icon } from "../../../components/feedback/icon.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import styles from "./links-field.module.css";

type Link = { label: string; url: string };

type LinksFieldProps = { defaultValue: readonly Link[]; error: string | undefined };

/** Links at the foot of every public page: a name and an address each. Read with `linksIn`. */
export function LinksField({ defaultValue, error }: LinksFieldProps) {
	const id = useId();
	const [links, setLinks] = useState(() => defaultValue.map((link, key) => ({ ...link, key })));
	const [next, setNext] = useState(defaultValue.length);
	const add = () => {
		setLinks([...links, { label: "", url: "", key: next }]);
		setNext(next + 1);
	};
	return (
		<fieldset className={styles.field}>
			<legend className={styles.legend}>{words.organization.socialLinks}</legend>
			{links.map(({ label, url, key }, index) => (
				<div key={key} className={styles.link}>
					<input
						name="linkLabel"
						className="control"
						aria-label={words.organization.nameOfLink({ place: index + 1 })}
						placeholder={words.common.instagram}
						defaultValue={label}
						maxLength={40}
					/>
					<input
						name="linkUrl"
						type="url"
						className="control"
						aria-label={words.organization.addressOfLink({ place: index + 1 })}
						placeholder={words.organization.exampleAddress}
						defaultValue={url}
						maxLength={500}
						aria-invalid={error !== undefined}
					/>
					<IconButton
						icon="close"
						label={words.organization.removeLink({ place: index + 1 })}
						onClick={() => setLinks(links.filter((link) => link.key !== key))}
					/>
				</div>
			))}
			{links.length < 20 && (
				<button type="button" className={styles.add} onClick={add}>
					<Icon name="add" />
					{words.common.addALink}
				</button>
			)}
			<FieldError of={id} error={error} />
		</fieldset>
	);
}

/** Lines of which nothing was filled in are none. */
export function linksIn(form: FormData): Link[] {
	const urls = form.getAll("linkUrl").map(String);
	return form
		.getAll("linkLabel")
		.map((label, index) => ({ label: String(label).trim(), url: urls[index]?.trim() ?? "" }))
		.filter(({ label, url }) => label !== "" || url !== "");
}

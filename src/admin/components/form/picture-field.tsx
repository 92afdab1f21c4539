import { type ReactNode, useEffect, useId, useState } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

type PictureFieldProps = {
	label: string;
	name: string;
	/** The picture as it is now. */
	children: (chosenUrl: string | null) => ReactNode;
	error?: string | undefined;
};

/** A picture to upload, shown as soon as it is chosen. The server says what it does not take. */
export function PictureField({ label, name, children, error }: PictureFieldProps) {
	const id = useId();
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
	return (
		<div className={styles.picture}>
			{children(url)}
			<div className={styles.choose}>
				<label htmlFor={id} className="label">
					{label}
				</label>
				<input
					id={id}
					type="file"
					className="file"
					name={name}
					accept="image/png,image/jpeg,image/webp,image/gif"
					aria-invalid={error !== undefined}
					aria-describedby={error === undefined ? undefined : errorIdOf(id)}
					onChange={(event) => {
						const file = event.target.files?.[0];
						setUrl(file ? URL.createObjectURL(file) : null);
					}}
				/>
				<FieldError of={id} error={error} />
			</div>
		</div>
	);
}

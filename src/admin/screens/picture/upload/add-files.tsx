import { Button, FileTrigger } from "react-aria-components";
import { Icon } from "../../../components/feedback/icon.tsx";

const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif"];

type AddFilesProps = {
	/** What may be chosen; all of it unless it is said. */
	kind?: "picture" | "document";
	onAdd: (files: Iterable<File>) => void;
	isQuiet?: boolean;
	children: string;
};

/** A button that opens the browser's own choice of files, several at once. */
export function AddFiles({ kind, onAdd, isQuiet = false, children }: AddFilesProps) {
	const types = kind === "document" ? [] : pictureTypes;
	const documents = kind === "picture" ? [] : ["application/pdf"];
	return (
		<FileTrigger
			allowsMultiple
			acceptedFileTypes={[...types, ...documents]}
			onSelect={(files) => files && onAdd(files)}
		>
			<Button className={isQuiet ? "button button-quiet" : "button"}>
				<Icon name="upload" />
				{children}
			</Button>
		</FileTrigger>
	);
}

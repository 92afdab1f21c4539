import type { ReactNode } from "react";
import { Button, FileTrigger } from "react-aria-components";
import { Icon } from "../feedback/icon.tsx";

type ChooseFileProps = {
	onChoose: (file: File) => void;
	isQuiet?: boolean;
	isDisabled?: boolean;
	children: ReactNode;
};

/** A button that opens the browser's own choice of spreadsheets. */
export function ChooseFile({ onChoose, isQuiet, isDisabled = false, children }: ChooseFileProps) {
	return (
		<FileTrigger
			acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
			onSelect={(files) => {
				const [file] = files ?? [];
				if (file !== undefined) onChoose(file);
			}}
		>
			<Button className={isQuiet ? "button button-quiet" : "button"} isDisabled={isDisabled}>
				<Icon name="upload" />
				{children}
			</Button>
		</FileTrigger>
	);
}

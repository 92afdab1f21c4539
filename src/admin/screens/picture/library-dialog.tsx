import { useCallback, useDeferredValue, useEffect, useState } from "react";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { client } from "../../client.ts";
import { Dialog, DialogBody } from "../../components/feedback/dialog.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { SearchBox, Toolbar, ToolbarEnd } from "../../components/list/toolbar.tsx";
import { words } from "../../words.ts";
import type { Picture } from "./library.ts";
import { matching } from "./picture-filter.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { AddFiles } from "./upload/add-files.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { useUploads } from "./upload/use-uploads.ts";

type LibraryDialogProps = {
	kind: "picture" | "document";
	isOpen: boolean;
	/** What stands in the place now; it may be a former form of a picture. */
	chosenUrl: string | null;
	onChoose: (picture: Picture) => void;
	/** Several that were sent at once, where the place has room for them. */
	onSent?: (pictures: readonly Picture[]) => void;
	onClose: () => void;
};

/** The library in a window, to choose one thing of it. */
export function LibraryDialog({ isOpen, onClose, ...rest }: LibraryDialogProps) {
	const title =
		rest.kind === "picture" ? words.common.chooseAPicture : words.picture.chooseADocument;
	return (
		<Dialog title={title} isOpen={isOpen} onClose={onClose} size="large">
			<Choice {...rest} />
		</Dialog>
	);
}

function Choice({
	kind,
	chosenUrl,
	onChoose,
	onSent,
}: Omit<LibraryDialogProps, "isOpen" | "onClose">) {
	const [search, setSearch] = useState("");
	const { pictures, add } = useLibrary(true);
	const uploads = useUploads({
		onAdded: add,
		// Who sends one thing wants to use it.
		onDone: (outcomes) => {
			const sent = outcomes.flatMap(({ picture }) => (picture?.kind === kind ? [picture] : []));
			const [only] = sent;
			if (sent.length > 1) onSent?.(sent);
			else if (outcomes.length === 1 && only !== undefined) onChoose(only);
		},
	});
	const wanted = { kind, search: useDeferredValue(search) };
	const shown = matching(pictures ?? [], wanted);
	const all = words.picture.all[kind];
	return (
		<DialogBody>
			<Toolbar>
				<SearchBox label={words.picture.searchAll({ all })} value={search} onChange={setSearch} />
				<ToolbarEnd>
					<AddFiles kind={kind} onAdd={uploads.add} isQuiet>
						{kind === "picture" ? words.picture.addPictures : words.picture.addAPdf}
					</AddFiles>
				</ToolbarEnd>
			</Toolbar>
			<UploadList uploads={uploads.uploads} onRetry={uploads.retry} onClear={uploads.clear} />
			{shown.length > 0 ? (
				<PictureGrid
					pictures={shown}
					verb={words.picture.useIt}
					onChoose={onChoose}
					isChosen={(it) => it.url === chosenUrl || it.formerUrls.includes(chosenUrl ?? "")}
				/>
			) : pictures === null ? (
				<p className="soft">{words.common.loading}</p>
			) : (
				<EmptyState
					title={search === "" ? words.picture.noneYet({ all }) : words.picture.noneMatch({ all })}
					picture="search"
				>
					{search === "" && words.picture.addThemFromYourComputer}
				</EmptyState>
			)}
		</DialogBody>
	);
}

/** The pictures of the library, asked for when they are wanted; null until they are there. */
function useLibrary(isWanted: boolean) {
	const [pictures, setPictures] = useState<readonly Picture[] | null>(null);
	const fail = useFailure();
	useEffect(() => {
		if (!isWanted) return;
		let isGone = false;
		client
			.get("/pictures")
			.then((library) => !isGone && setPictures(library.pictures))
			.catch((error) => !isGone && fail(error, words.picture.thePicturesCouldNotBe));
		return () => {
			isGone = true;
		};
	}, [isWanted, fail]);
	const add = useCallback((picture: Picture) => {
		setPictures((before) => [picture, ...(before ?? [])]);
	}, []);
	return { pictures, add };
}

import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import {
	Filter,
	SearchBox,
	Toolbar,
	ToolbarButton,
	ToolbarEnd,
} from "../../components/list/toolbar.tsx";
import { filtersHere, useFilter } from "../../components/list/use-filter.ts";
import { useRemoving } from "../../components/list/use-removing.ts";
import { useSay } from "../../shell/messages.tsx";
import { screen } from "../../shell/screen.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";
import { words } from "../../words.ts";
import { CropDialog } from "./crop/crop-dialog.tsx";
import { DescribePanel } from "./describe-panel.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import type { Library, Picture } from "./library.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { lacksDescription, matching } from "./picture-filter.ts";
import { PictureGrid } from "./picture-grid.tsx";
import styles from "./picture-list.module.css";
import { AddFiles } from "./upload/add-files.tsx";
import { RoomMeter } from "./upload/room-meter.tsx";
import { UploadList } from "./upload/upload-list.tsx";
import { useDroppedFiles } from "./upload/use-dropped-files.ts";
import { type UploadResult, useUploads } from "./upload/use-uploads.ts";

export const pictureList = {
	...screen(() => client.get("/pictures"), PictureList),
	shouldRevalidate: filtersHere,
};

/** The library: what an owner has for pages, sent here once and used anywhere. */
function PictureList({ pictures, usedBytes, quotaBytes }: Library) {
	const { uploads, add, retry, clear: clearUploads } = useUploads({ onDone: useOnDone() });
	const isOver = useDroppedFiles(add);
	const { gone, removeAll } = useRemovingPictures();
	const [opened, open] = useState<{ id: number; isCropped: boolean } | null>(null);
	const { filter, isNarrowed, choice, clear } = useFilter(["kind", "state", "sort"]);
	const kind = filter.kind === "document" ? "document" : "picture";
	const there = useMemo(() => pictures.filter(({ id }) => !gone.has(id)), [pictures, gone]);
	const ofKind = matching(there, { kind, search: "" });
	const search = useDeferredValue(filter.search);
	const shown = matching(there, { kind, search, state: filter.state, sort: filter.sort });
	const unused = ofKind.filter(({ usedIn }) => usedIn.length === 0);
	const picture = there.find(({ id }) => id === opened?.id);
	const close = useCallback(() => open(null), []);
	const all = words.picture.all[kind];
	return (
		<>
			<ScreenHeader
				title={words.common.pictures}
				actions={<AddFiles onAdd={add}>{words.picture.addFiles}</AddFiles>}
			>
				<RoomMeter usedBytes={usedBytes} quotaBytes={quotaBytes} />
			</ScreenHeader>
			<UploadList uploads={uploads} onRetry={retry} onClear={clearUploads} />
			<DescribePanel
				pictures={there.filter(lacksDescription)}
				isAsked={uploads.some((it) => it.picture?.kind === "picture")}
			/>
			<KindTabs pictures={there} kind={kind} />
			{ofKind.length > 0 && (
				<Toolbar>
					<SearchBox label={words.picture.searchAll({ all })} {...choice("search")} />
					<Filter label={words.picture.whichOnes} {...choice("state")} options={statesOf(kind)} />
					<Filter label={words.picture.orderBy} {...choice("sort")} options={orders} />
					{unused.length > 0 && (
						<ToolbarEnd>
							<ToolbarButton icon="remove" onClick={() => void removeAll(unused)}>
								{words.picture.removeAllUnused}
							</ToolbarButton>
						</ToolbarEnd>
					)}
				</Toolbar>
			)}
			{shown.length > 0 ? (
				<PictureGrid
					pictures={shown}
					verb={words.picture.openIt}
					onChoose={({ id }) => open({ id, isCropped: false })}
					note={usesInWords}
				/>
			) : (
				<Panel>
					{ofKind.length > 0 && (isNarrowed || search !== "") ? (
						<EmptyState title={words.picture.noneMatch({ all })} picture="search">
							<QuietButton onClick={clear}>{words.picture.showAll}</QuietButton>
						</EmptyState>
					) : (
						<EmptyState title={words.picture.noneYet({ all })} picture="search">
							{kind === "picture"
								? words.picture.addPhotographsOfGamesTeams
								: words.picture.addRulesFormsAndProgrammes}
						</EmptyState>
					)}
				</Panel>
			)}
			{picture !== undefined && (
				<PictureDialog
					key={picture.id}
					picture={picture}
					onClose={close}
					onCrop={() => open({ id: picture.id, isCropped: true })}
					onRemove={() => {
						close();
						void removeAll([picture]);
					}}
				/>
			)}
			{picture !== undefined && opened?.isCropped === true && (
				<CropDialog picture={picture} onClose={() => open({ id: picture.id, isCropped: false })} />
			)}
			{isOver && (
				<div className={styles.over} aria-hidden="true">
					<Icon name="upload" />
					{words.picture.dropTheFilesToAdd}
				</div>
			)}
		</>
	);
}

/** The list is loaded anew once nothing waits any more, and what happened is said. */
function useOnDone() {
	const say = useSay();
	const { revalidate } = useRevalidator();
	return useCallback(
		async (outcomes: readonly UploadResult[]) => {
			await revalidate();
			const added = outcomes.filter(({ state }) => state === "added").length;
			const failed = outcomes.length - added;
			if (failed === 0) say({ text: words.picture.filesAdded({ count: added }), tone: "success" });
			else say({ text: words.picture.filesNotAdded({ count: failed }), tone: "error" });
		},
		[say, revalidate],
	);
}

function useRemovingPictures() {
	const { gone, remove } = useRemoving();
	const removeAll = useCallback(
		(pictures: readonly Picture[]) => {
			const [first] = pictures;
			const one = pictures.length === 1 && first !== undefined ? first : null;
			const what =
				one?.name ?? words.picture.unused[first?.kind ?? "file"]({ count: pictures.length });
			return remove({
				ids: pictures.map(({ id }) => id),
				none: words.picture.nothingIsUnused,
				ask: {
					title: one === null ? words.picture.removeAllUnused : words.picture.removeA[one.kind],
					text:
						one === null
							? words.picture.removeUnused({ unused: what })
							: words.picture.removeFromLibrary({ name: what }),
					yes: words.common.remove,
					tone: "danger",
				},
				remove: (id) => client.del("/pictures/:id", { id }),
				done: words.picture.removed({ name: what }),
				failure: words.picture.thisCouldNotBeRemoved,
			});
		},
		[remove],
	);
	return { gone, removeAll };
}

function usesInWords({ usedIn }: Picture): string {
	const [first] = usedIn;
	if (first === undefined) return words.picture.notUsed;
	return usedIn.length === 1
		? first.label
		: words.picture.andMore({ label: first.label, more: usedIn.length - 1 });
}

function statesOf(kind: Picture["kind"]) {
	return [
		{
			value: "",
			label: kind === "picture" ? words.picture.allPictures : words.picture.allDocuments,
		},
		{ value: "unused", label: words.picture.notUsed },
		...(kind === "picture" ? [{ value: "undescribed", label: words.picture.notDescribed }] : []),
	];
}

const orders = [
	{ value: "", label: words.picture.newestFirst },
	{ value: "name", label: words.picture.byName },
	{ value: "size", label: words.picture.largestFirst },
];

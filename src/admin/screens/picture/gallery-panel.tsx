import { useState } from "react";
import type { Answered } from "#api/client.ts";
import { ApiError } from "#api/client.ts";
import { galleryFields } from "#domain/game/gallery.ts";
import { Panel } from "#ui/kit/panel.tsx";
import { client } from "../../client.ts";
import { Button } from "../../components/feedback/button.tsx";
import { useFailure } from "../../components/feedback/use-failure.ts";
import { useLookup } from "../../components/form/use-lookup.ts";
import { useSay } from "../../shell/messages.tsx";
import { words } from "../../words.ts";
import { FieldsForm } from "../page/form/fields-form.tsx";
import { FormProvider } from "../page/form/form-context.ts";
import { ItemsControl } from "../page/form/items-control.tsx";
import { pictureOf } from "../page/form/values.ts";
import { useUnsaved } from "../player/profile/use-unsaved.ts";
import type { Picture } from "./library.ts";
import { LibraryDialog } from "./library-dialog.tsx";
import { pictureValueOf } from "./picture-chooser.tsx";

type Gallery = Answered<"GET", "/gamesv2/:id/pictures">;
type Image = Gallery["images"][number];

/** The pictures of a game: chosen, described, put in order. */
export function GalleryPanel({ gameId }: { gameId: number }) {
	const gallery = useLookup({
		of: gameId,
		load: () => client.get("/gamesv2/:id/pictures", { id: gameId }),
		failure: words.gallery.notLoaded,
	});
	return (
		gallery && (
			<PicturesPanel
				key={gameId}
				says={words.gallery.ofGame}
				gallery={gallery}
				put={(images) => client.put("/gamesv2/:id/pictures", { id: gameId, images })}
			/>
		)
	);
}

type PicturesPanelProps = {
	says: { about: string; notShown: string };
	gallery: Gallery;
	put: (images: Image[]) => Promise<Gallery & { message: string }>;
};

/** Pictures in their order, chosen and described. */
export function PicturesPanel({ says, gallery, put }: PicturesPanelProps) {
	const [saved, setSaved] = useState<readonly Image[]>(gallery.images);
	const [images, setImages] = useState(saved);
	const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
	const [isChoosing, setChoosing] = useState(false);
	const [isSaving, setSaving] = useState(false);
	const say = useSay();
	const fail = useFailure();
	useUnsaved(images !== saved);

	const add = (pictures: readonly Picture[]) => {
		setChoosing(false);
		const added = pictures.map((picture) => ({ picture: pictureValueOf(picture) }));
		setImages([...images, ...added].slice(0, galleryFields.images.most));
	};
	const save = async () => {
		setSaving(true);
		try {
			const { message, images: kept } = await put([...images]);
			setProblems(new Map());
			setSaved(kept);
			setImages(kept);
			say({ text: message, tone: "success" });
		} catch (error) {
			if (error instanceof ApiError) setProblems(new Map(Object.entries(error.fields)));
			fail(error, words.gallery.notSaved);
		} finally {
			setSaving(false);
		}
	};
	return (
		<Panel title={words.gallery.title}>
			<FormProvider value={{ places: [], problems, newId: () => "" }}>
				<div className="stack-3">
					<p className="hint">{says.about}</p>
					{!gallery.isShown && <p className="notice">{says.notShown}</p>}
					<ItemsControl<Image>
						field={{ label: words.gallery.title, most: galleryFields.images.most }}
						path="images"
						items={images}
						onChange={(next) => setImages(next as Image[])}
						about={(image, index) => ({
							key: index,
							name: words.gallery.one({ number: index + 1 }),
							fields: galleryFields.images.of,
							picture: pictureOf(galleryFields.images.of, image),
						})}
						formOf={FieldsForm}
						addLabel={words.gallery.add}
						onAdd={() => setChoosing(true)}
					/>
					{images !== saved && (
						<p>
							<Button disabled={isSaving} aria-busy={isSaving} onClick={() => void save()}>
								{words.gallery.save}
							</Button>
						</p>
					)}
				</div>
			</FormProvider>
			<LibraryDialog
				kind="picture"
				isOpen={isChoosing}
				chosenUrl={null}
				onChoose={(picture) => add([picture])}
				onSent={add}
				onClose={() => setChoosing(false)}
			/>
		</Panel>
	);
}

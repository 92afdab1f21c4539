import { useState } from "react";
import { useRevalidator } from "react-router";
import { client } from "../../../client.ts";
import { Button, QuietButton } from "../../../components/feedback/button.tsx";
import { Dialog, DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { useSaving } from "../../../components/form/use-saving.ts";
import { words } from "../../../words.ts";
import type { Picture } from "../library.ts";
import { ofShape, shapes, wholePicture } from "./crop-box.ts";
import styles from "./crop-dialog.module.css";
import { CropFrame } from "./crop-frame.tsx";

type CropDialogProps = { picture: Picture; onClose: () => void };

/** Which part of a picture is shown. The whole stays, so it can be chosen anew at any time. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
	const [crop, setCrop] = useState(picture.crop ?? wholePicture);
	const [ratio, setRatio] = useState<number | null>(null);
	const { isSaving, run } = useSaving(words.picture.thisPictureCouldNotBe);
	const { revalidate } = useRevalidator();
	const { whole } = picture;
	if (whole === null) return null;
	const save = async () => {
		const isSaved = await run(async () => {
			const { message } = await client.put("/pictures/:id", { id: picture.id, crop });
			await revalidate();
			return picture.usedIn.length > 0 ? words.picture.pagesKeepFormer({ message }) : message;
		});
		if (isSaved) onClose();
	};
	return (
		<Dialog title={words.picture.crop} isOpen onClose={onClose} size="large">
			<DialogBody>
				<div className="row-3 wrap">
					<fieldset className={styles.shapes}>
						<legend className="visually-hidden">{words.picture.shape}</legend>
						{shapes.map((shape) => (
							<label key={shape.label} className={styles.shape}>
								<input
									type="radio"
									name="shape"
									className="visually-hidden"
									checked={ratio === shape.ratio}
									onChange={() => {
										setRatio(shape.ratio);
										setCrop((before) => ofShape(before, shape.ratio, whole));
									}}
								/>
								{shape.label}
							</label>
						))}
					</fieldset>
					<button
						type="button"
						className={styles.reset}
						onClick={() => {
							setRatio(null);
							setCrop(wholePicture);
						}}
					>
						{words.picture.wholePicture}
					</button>
					<p role="status" className={styles.size}>
						{words.picture.widthAndHeight({
							width: percentOf(crop.width),
							height: percentOf(crop.height),
						})}
					</p>
				</div>
				<CropFrame picture={whole} crop={crop} ratio={ratio} onChange={setCrop} />
				<p className="soft">
					{picture.usedIn.length > 0
						? words.picture.pagesKeepShowingThePicture
						: words.picture.theWholePictureStaysSo}
				</p>
			</DialogBody>
			<DialogButtons>
				<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
				<Button isBusy={isSaving} onClick={() => void save()}>
					{isSaving ? words.picture.cropping : words.picture.crop}
				</Button>
			</DialogButtons>
		</Dialog>
	);
}

function percentOf(share: number): string {
	return `${Math.round(share * 100)} %`;
}

import { useState } from "react";
import { useRevalidator } from "react-router";
import { client } from "../../../client.ts";
import { Dialog, DialogBody, DialogButtons } from "../../../parts/dialog.tsx";
import { useSaving } from "../../../parts/use-saving.ts";
import { ofShape, shapes, wholePicture } from "./crop-box.ts";
import styles from "./crop-dialog.module.css";
import { CropFrame } from "./crop-frame.tsx";
import type { Picture } from "./library.ts";

type CropDialogProps = { picture: Picture; onClose: () => void };

/** Which part of a picture is shown. The whole stays, so it can be chosen anew at any time. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
	const [crop, setCrop] = useState(picture.crop ?? wholePicture);
	const [ratio, setRatio] = useState<number | null>(null);
	const { isSaving, run } = useSaving("This picture could not be cropped.");
	const { revalidate } = useRevalidator();
	const { whole } = picture;
	if (whole === null) return null;
	const save = async () => {
		const isSaved = await run(async () => {
			const { message } = await client.put("/pictures/:id", { id: picture.id, crop });
			await revalidate();
			return picture.usedIn.length > 0 ? `${message}. Pages keep the former one.` : message;
		});
		if (isSaved) onClose();
	};
	return (
		<Dialog title="Crop" isOpen onClose={onClose} size="large">
			<DialogBody>
				<div className={styles.tools}>
					<fieldset className={styles.shapes}>
						<legend className="visually-hidden">Shape</legend>
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
						Whole picture
					</button>
					<p role="status" className={styles.size}>
						{percentOf(crop.width)} wide, {percentOf(crop.height)} high
					</p>
				</div>
				<CropFrame picture={whole} crop={crop} ratio={ratio} onChange={setCrop} />
				<p className="soft">
					{picture.usedIn.length > 0
						? "Pages keep showing the picture as it was put there. Choose it there again to show this part."
						: "The whole picture stays, so you can crop it differently later."}
				</p>
			</DialogBody>
			<DialogButtons>
				<button type="button" className="button button-quiet" onClick={onClose}>
					Cancel
				</button>
				<button
					type="button"
					className="button"
					disabled={isSaving}
					aria-busy={isSaving}
					onClick={() => void save()}
				>
					{isSaving ? "Cropping..." : "Crop"}
				</button>
			</DialogButtons>
		</Dialog>
	);
}

function percentOf(share: number): string {
	return `${Math.round(share * 100)} %`;
}
